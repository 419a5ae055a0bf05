// Fails when a screen of the build loads more script than it may: `node check-sizes.ts FOLDER`.
import { tooHeavy, weightsOf, weightText } from './sizes.ts';

const weights = weightsOf(process.argv[2] ?? 'packages/web/dist');
for (const weight of weights) console.log(weightText(weight));
const problems = tooHeavy(weights);
for (const problem of problems) console.error(`✗ ${problem}`);
process.exitCode = problems.length === 0 ? 0 : 1;
