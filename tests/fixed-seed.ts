// Property tests play the seed of FC_SEED when there is one, as in CI; chance looks for faults on a developer's machine.
const seed = process.env.FC_SEED
if (seed) (await import('fast-check')).default.configureGlobal({ seed: Number(seed) })
