// Property tests play the seed of FC_SEED when there is one, as in CI; chance looks for faults on a developer's machine.
import fc from 'fast-check'

const seed = process.env.FC_SEED
if (seed) fc.configureGlobal({ seed: Number(seed) })
