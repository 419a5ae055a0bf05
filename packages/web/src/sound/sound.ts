// Makes the sounds of the table in the browser itself, so that none has to be fetched. Silent where the person wants it so.
import { settings } from '../settings/settings.ts';
import { type Knock, type Part, SOUNDS, type SoundName, type Tone } from './recipes.ts';

interface Studio {
	readonly context: AudioContext;
	readonly noise: AudioBuffer;
	readonly out: AudioNode;
	/** While it goes to rest. */
	resting: Promise<void> | null;
}

/** Milliseconds from one sound to the rest after it: longer than any sound, and than people take between two pieces. */
const REST_AFTER = 5000;

/** A sound that would come so many milliseconds late belongs to nothing any more. */
const TOO_LATE = 500;

let studio: Studio | null = null;
let restTimer: ReturnType<typeof setTimeout> | undefined;

function noiseFor(context: AudioContext): AudioBuffer {
	const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
	const samples = buffer.getChannelData(0);
	for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
	return buffer;
}

/** Made with the first sound: browsers want a gesture before, and many a table stays silent. Once closed it is of no more use. */
function studioNow(): Studio {
	if (studio && studio.context.state !== 'closed') return studio;
	const context = new AudioContext();
	const out = context.createGain();
	out.gain.value = 0.6;
	out.connect(context.destination);
	studio = { context, noise: noiseFor(context), out, resting: null };
	return studio;
}

/**
 * Silence that is played costs power like sound does. Yet to stop and start anew takes some devices so long that the next sound
 * is cut: only a table that has been silent for a while is left at rest.
 */
function restLater(room: Studio): void {
	clearTimeout(restTimer);
	restTimer = setTimeout(() => {
		// What is interrupted is silent already, and may not say when it rests.
		if (room.context.state !== 'running') return;
		room.resting = room.context
			.suspend()
			.catch(() => {})
			.finally(() => {
				room.resting = null;
			});
	}, REST_AFTER);
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
}

function tone(room: Studio, now: number, part: Tone): void {
	const begin = now + part.at;
	const source = room.context.createOscillator();
	source.type = 'triangle';
	source.frequency.value = part.frequency;
	source.connect(fading(room, begin, part));
	source.start(begin);
	source.stop(begin + part.length);
}

function play(room: Studio, parts: readonly Part[]): void {
	const now = room.context.currentTime + 0.01;
	for (const part of parts) {
		if (part.type === 'knock') knock(room, now, part);
		else tone(room, now, part);
	}
}

const isRunning = ({ context, resting }: Studio): boolean => context.state === 'running' && resting === null;

/** Its time stands still until it runs: what was played before, as during a call, would all be heard together then. */
async function wakeAndPlay(room: Studio, parts: readonly Part[]): Promise<void> {
	const asked = performance.now();
	if (room.resting) await room.resting;
	await room.context.resume();
	restLater(room);
	if (isRunning(room) && performance.now() - asked < TOO_LATE) play(room, parts);
}

/** Whether the page was touched already. Some browsers do not say; they stay silent until then by themselves. */
const wasTouched = (): boolean => (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? true;

/** Lets a sound be heard, unless sound is off or the browser still waits for the first touch of the page. */
export function sound(name: SoundName): void {
	if (!settings.peek().sound || !wasTouched()) return;
	try {
		const room = studioNow();
		restLater(room);
		if (isRunning(room)) play(room, SOUNDS[name]);
		else wakeAndPlay(room, SOUNDS[name]).catch(() => {});
	} catch {
		// No sound can be made here, or no more of it: a game is as good without.
	}
}
