/** The steps of the followers' range. Each is also the start of a bar of its histogram. */
export const FOLLOWER_STEPS = [
  0, 500, 1_000, 3_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000, 3_000_000, 5_000_000,
] as const
