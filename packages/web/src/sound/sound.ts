// Makes the sounds of the table in the browser itself, so that none has to be fetched. Silent where the person wants it so.
import { settings } from '../settings/settings.ts';
import { type Knock, type Part, SOUNDS, type SoundName, type Tone } from './recipes.ts';

interface Studio {
	readonly context: AudioContext;
	readonly noise: AudioBuffer;
	readonly out: AudioNode;
	/** How many parts of sounds are still to be heard. */
	sounding: number;
}

let studio: Studio | null = null;

function noiseFor(context: AudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
	return buffer;
}

/** Made with the first sound: browsers want a gesture before, and many a table stays silent. */
function studioNow(): Studio {
	if (studio) return studio;
	const context = new AudioContext();
	const out = context.createGain();
	out.gain.value = 0.6;
	out.connect(context.destination);
	studio = { context, noise: noiseFor(context), out, sounding: 0 };
	return studio;
}

/** Silence that is played costs power like sound does: when the last part is over, nothing is, until the next. */
async function restAfter(room: Studio): Promise<void> {
	room.sounding -= 1;
	if (room.sounding > 0) return;
	await room.context.suspend();
	// Something began to sound while it went to rest.
	if (room.sounding > 0) await room.context.resume();
}

function listenTo(room: Studio, source: AudioScheduledSourceNode): void {
	room.sounding += 1;
	source.onended = () => void restAfter(room).catch(() => {});
}

/** A gain that starts at once and fades away. */
function fading({ context, out }: Studio, begin: number, { loudness, length }: Part): GainNode {
	const gain = context.createGain();
	gain.gain.setValueAtTime(0, begin);
	gain.gain.linearRampToValueAtTime(loudness, begin + 0.004);
	gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
	gain.connect(out);
	return gain;
}

function knock(room: Studio, now: number, part: Knock): void {
	const begin = now + part.at;
	const source = room.context.createBufferSource();
	const filter = room.context.createBiquadFilter();
	filter.type = 'bandpass';
	filter.frequency.value = part.frequency;
	filter.Q.value = part.sharpness;
	source.buffer = room.noise;
	source.connect(filter).connect(fading(room, begin, part));
	// Another stretch of the noise each time: no two knocks are quite alike.
	source.start(begin, Math.random() * 0.8, part.length);
	listenTo(room, source);
}

function tone(room: Studio, now: number, part: Tone): void {
	const begin = now + part.at;
	const source = room.context.createOscillator();
	source.type = 'triangle';
	source.frequency.value = part.frequency;
	source.connect(fading(room, begin, part));
	source.start(begin);
	source.stop(begin + part.length);
	listenTo(room, source);
}

function play(room: Studio, parts: readonly Part[]): void {
	if (room.context.state === 'suspended') room.context.resume().catch(() => {});
	const now = room.context.currentTime + 0.01;
	for (const part of parts) {
		if (part.type === 'knock') knock(room, now, part);
		else tone(room, now, part);
	}
}

/** Whether the page was touched already. Some browsers do not say; they stay silent until then by themselves. */
const wasTouched = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;

/** Lets a sound be heard, unless sound is off or the browser still waits for the first touch of the page. */
export function sound(name: SoundName): void {
	if (!settings.peek().sound || !wasTouched()) return;
	try {
		play(studioNow(), SOUNDS[name]);
	} catch {
		// No sound can be made here, or no more of it: a game is as good without.
	}
}
