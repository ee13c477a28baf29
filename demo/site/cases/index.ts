import type { SiteItem } from '../types.ts'
import { buildCase } from './build-case.ts'
import { CHADEE_FOAM } from './chadee-coconut-foam.ts'
import { KHAOTALAD_APP } from './khaotalad-price-app.ts'
import { KHRUTHARN_GUITARS } from './khrutharn-two-guitars.ts'
import { KRAPUK_CARD } from './krapuk-debit-card.ts'
import { KRUAYAINUAN_BOWLS } from './kruayainuan-first-bowls.ts'
import { LELE_LOW_SEASON } from './lele-low-season.ts'
import { LOMCHOEY_DRIVES } from './lomchoey-test-drives.ts'
import { NUANUAN_SERUM } from './nuanuan-serum.ts'
import { PHAENGPROD_BAG } from './phaengprod-one-bag.ts'
import { PINTO_SHELF } from './pinto-folding-shelf.ts'
import { SAMUNPRAI_COMPRESS } from './samunprai-compress.ts'
import { SAWANGDEE_LIVE } from './sawangdee-live-rounds.ts'

/** Twelve finished campaigns, newest first, from all eleven industries. */
export const CASES: readonly SiteItem<'caseStudy'>[] = [
  NUANUAN_SERUM,
  CHADEE_FOAM,
  SAWANGDEE_LIVE,
  LELE_LOW_SEASON,
  KRAPUK_CARD,
  KHAOTALAD_APP,
  PHAENGPROD_BAG,
  SAMUNPRAI_COMPRESS,
  PINTO_SHELF,
  KHRUTHARN_GUITARS,
  LOMCHOEY_DRIVES,
  KRUAYAINUAN_BOWLS,
].map(buildCase)
