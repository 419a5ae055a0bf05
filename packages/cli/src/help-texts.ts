// Examples and fine print for the help of each command.
import { LEVELS, playersOf } from '@tessera/bots/about';
import { acceptedValues, GAMES, type GameName, optionSpecs } from '@tessera/engine';
import { titleOfPlayer } from './arena/terms.ts';

const CODES = `
Pieces are two letters, colour then shape:
  r red  o orange  y yellow  g green  b blue  p purple
  o circle  x cross  d diamond  q square  s star  c clover`;

const EXITS = `
Exit code: 0 all well, 1 a negative answer, 2 misuse.`;

const rulingsOf = (game: GameName): string =>
	Object.entries(optionSpecs(game))
		.map(([name, spec]) => `  ${game.padEnd(8)} ${name}=${acceptedValues(spec).join('|')} (${spec.default})`)
		.join('\n');

const RULINGS = GAMES.map(rulingsOf).join('\n');

const PLAYERS = GAMES.map((game) => `  ${game.padEnd(8)} ${playersOf(game).map(titleOfPlayer).join(', ')}`).join('\n');

const LEVEL_TITLES = LEVELS.map(({ title }) => title).join(', ');

const NAME_WIDTH = Math.max(...LEVELS.map(({ name }) => name.length));

const LEVELS_TYPED = LEVELS.map(({ name, character }) => `  ${name.padEnd(NAME_WIDTH)}  ${character}`).join('\n');

export const HELP = {
	tessera: `
Examples:
  tessera play                            Classic against a bot
  tessera play --game cards --players human,bot,bot
  tessera replay game.txt
  tessera verify game.txt
  tessera hint 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1'
  tessera review game.txt
  tessera arena --a Expert --b Greedy     a match between bots
  tessera COMMAND --help                  more on a command
${EXITS}`,

	play: `
Examples:
  tessera play --players human,master     against the strongest
  tessera play --game cubes --players human,human,family --name Anna Bob
  tessera play --seed friday              the same tiles each time
  tessera play --save game.txt            saved after every turn
  tessera play --resume game.txt          go on with it
  tessera play --option stallRounds=2

Each player of --players is human, bot (the same as greedy) or a level:
${LEVELS_TYPED}

Rulings for --option, with what is played by default:
${RULINGS}

Without --seed the deal comes from a fresh secret. Its SHA-256 commitment is
printed before the deal, the secret is told at the end and saved with the game,
and tessera verify checks one against the other.
Type help during the game for what can be done.`,

	moves: `
Example:
  echo '{"game":"classic","board":[["ro",0,0]],"hand":["rd","bo"]}' | tessera moves

Questions:
  {"game":"classic"|"cubes","board":[["ro",0,0],...],"hand":["rd",...],"opening":false}
  {"game":"cards","table":[["ro","rx","rd"],...],"hand":["rq",...]}
  {"game":"classic","perft":2,"board":[...],"hands":[[...],[...]],"turn":0}
A bad line is answered with {"error":"..."}; the exit code is 0 all the same. See docs/CLI.md.
${CODES}`,

	show: `
Examples:
  tessera show 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1'
  tessera replay game.txt --turn 5 --position | tessera show --seat 1
${EXITS}`,

	replay: `
Examples:
  FORCE_COLOR=1 tessera replay game.txt | less -R
  tessera replay game.txt --turn 12       one turn
  tessera replay game.txt --seat 2        as the second player saw it
  tessera replay game.txt --json | jq .events
${EXITS}`,

	verify: `
Examples:
  tessera verify game.txt
  tessera verify game.txt --json

What cannot be checked, because the file does not tell it, is said so and is no fault.
${EXITS}`,

	hint: `
Examples:
  tessera hint 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1'
  tessera hint --level Club --top 10 'classic/0,0;rorx/rdboyqgsbcpc,gxgdgqgcyoyx/4,2/1'
  tessera replay game.txt --turn 5 --position | tessera hint --ms 500

Levels: ${LEVEL_TITLES}.
The others' hands in the text are not looked at: the advice is for the player to move.
--rollouts and --ms are the most it thinks: it stops as soon as one move has proved best.
${EXITS}`,

	review: `
Examples:
  tessera review game.txt
  tessera review game.txt --level Club    quicker, and less deep
  tessera review game.txt --seat 1 --json

Levels: ${LEVEL_TITLES}.
Lost is how much less an action is worth than the best; luck is how much better
than usual what was drawn or rolled is. docs/CLI.md has how both are measured.
--rollouts is the most it thinks: it stops as soon as one action has proved best.
${EXITS}`,

	arena: `
Examples:
  tessera arena --a Expert --b Greedy --game classic --players 2 --games 400 --seed 1
  tessera arena --a Greedy --b Random --json
  tessera arena --a Greedy --b-cmd 'python3 examples/python-bot/bot.py'
  tessera arena --a Master --b Club --ms 50 --save games

Players:
${PLAYERS}

Every deal is played once with A in each seat; B sits in all others. The same
command gives the same games, however many processes play them, unless time is
what limits thinking. A program of your own gets what its seat may know as a
line of JSON and answers with an action: docs/BOTS.md has the protocol.

Rulings for --option, with what is played by default:
${RULINGS}

Exit code: 0 all games were played, 1 some could not be, 2 misuse.`,
} as const;
