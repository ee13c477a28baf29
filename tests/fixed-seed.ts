// Property tests use the seed in FC_SEED if it is set, as in CI. Otherwise the seed is random, to find bugs on a
// developer's machine.
import fc from 'fast-check'

const seed = process.env.FC_SEED
if (seed) fc.configureGlobal({ seed: Number(seed) })
