import type { SiteItem } from '../types.ts'
import { JOY_SAYING_NO } from './joy-saying-no.ts'
import { KAO_INTERVIEW } from './kao-interview.ts'
import { LELE_INTERVIEW } from './lele-interview.ts'
import { MATCH_REASONS } from './match-reasons.ts'
import { MAY_PRICING } from './may-pricing.ts'
import { MONDAY_TRANSFERS } from './monday-transfers.ts'
import { NUANUAN_INTERVIEW } from './nuanuan-interview.ts'
import { PROMPTPAY_TOP_UP } from './promptpay-top-up.ts'
import { TARN_BURNOUT } from './tarn-burnout.ts'
import { TAWI_CERTIFICATES } from './tawi-certificates.ts'
import { TRICKS_AND_TIPS } from './tricks-and-tips.ts'
import { TUK_DISCLOSURE } from './tuk-disclosure.ts'
import { YAI_JAEW_INTERVIEW } from './yai-jaew-interview.ts'

/** Interviews, opinions and news of the blog, and one article of the hidden category; the newest first. */
export const ARTICLES_A: readonly SiteItem<'article'>[] = [
  LELE_INTERVIEW,
  MAY_PRICING,
  TRICKS_AND_TIPS,
  MATCH_REASONS,
  YAI_JAEW_INTERVIEW,
  JOY_SAYING_NO,
  KAO_INTERVIEW,
  MONDAY_TRANSFERS,
  TUK_DISCLOSURE,
  NUANUAN_INTERVIEW,
  TAWI_CERTIFICATES,
  TARN_BURNOUT,
  PROMPTPAY_TOP_UP,
]
