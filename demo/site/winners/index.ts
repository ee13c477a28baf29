import type { SiteItem } from '../types.ts'
import { buildWinners } from './build-winner.ts'
import { YEAR_2023 } from './year-2023.ts'
import { YEAR_2024 } from './year-2024.ts'
import { YEAR_2025 } from './year-2025.ts'

/** Winners of the Thailand Influencer Awards in three years, the latest first. */
export const WINNERS: readonly SiteItem<'winner'>[] = [
  ...buildWinners(2025, 340, YEAR_2025),
  ...buildWinners(2024, 705, YEAR_2024),
  ...buildWinners(2023, 1_070, YEAR_2023),
]
