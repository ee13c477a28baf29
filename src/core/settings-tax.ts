import type { PayeeClass, TaxRow } from './withholding.ts'

/** Residents are taxed from 1,000 baht per contract, others from the first baht. */
const thai = (payeeClass: PayeeClass, rateBps: number, threshold = 100_000): TaxRow => ({
  country: 'TH',
  payeeClass,
  from: '2025-01-01',
  currency: 'THB',
  brackets: [{ upTo: null, rateBps }],
  baseBps: 10_000,
  threshold,
})

const colombian = (payeeClass: PayeeClass, rateBps: number): TaxRow => ({
  country: 'CO',
  payeeClass,
  from: '2025-01-01',
  currency: 'COP',
  brackets: [{ upTo: null, rateBps }],
  baseBps: 10_000,
  threshold: 0,
  provisional: true,
})

/** Tax brackets of article 17 of the Indonesian income tax law, in sen, for PPh 21 on half of the gross. */
const ARTICLE_17 = [
  { upTo: 6_000_000_000, rateBps: 500 },
  { upTo: 25_000_000_000, rateBps: 1_500 },
  { upTo: 50_000_000_000, rateBps: 2_500 },
  { upTo: 500_000_000_000, rateBps: 3_000 },
  { upTo: null, rateBps: 3_500 },
]

/** Withholding tax by payee class and date. */
export const TAX_DEFAULTS: readonly TaxRow[] = [
  thai('company', 300),
  thai('resident_individual', 300),
  thai('entertainer', 500),
  thai('non_resident', 1_500, 0),
  {
    country: 'ID',
    payeeClass: 'resident_individual',
    from: '2025-01-01',
    currency: 'IDR',
    brackets: ARTICLE_17,
    baseBps: 5_000,
    threshold: 0,
    provisional: true,
  },
  colombian('services_declarant', 400),
  colombian('services_non_declarant', 600),
  colombian('fees_declarant', 1_100),
  colombian('fees_non_declarant', 1_000),
  colombian('simple_regime', 0),
]
