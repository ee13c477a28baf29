import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import type { Lang } from '../../../core/shapes.ts'
import { LangProvider } from '../../../i18n/use-text.tsx'
import type { Job } from '../contract.ts'
import type { Side } from '../rules/states.ts'
import { jobInfluencerText } from '../text/influencer/index.ts'
import { jobMarketerText } from '../text/marketer/index.ts'
import { jobTermsText } from '../text/terms/index.ts'
import type { DisplayState } from './state.ts'
import { type StateFacts, stateFactsOf, useJobWords } from './state-words.ts'

const LANGS = ['th', 'en'] as const
beforeAll(() =>
  Promise.all(
    LANGS.flatMap((lang) => [jobInfluencerText.load(lang), jobMarketerText.load(lang), jobTermsText.load(lang)]),
  ),
)

const cancelled: DisplayState = { status: 'CANCEL', stage: null, source: 'application', endedBy: 'marketer' }
const waiting: DisplayState = { status: 'ASSIGN', stage: 'answer', source: 'invite', endedBy: null }
const paid: DisplayState = { status: 'COMPLETED', stage: null, source: 'invite', endedBy: null }

interface Seen {
  facts: StateFacts
  job?: DisplayState
  side?: Side
}
function Line({ facts, job = cancelled, side = 'marketer' }: Seen) {
  return useJobWords(side).line(job, facts)
}
function Word({ job, managed }: { job: DisplayState; managed: boolean }) {
  return useJobWords('influencer').word(job, managed)
}
const wordIn = (lang: Lang, job: DisplayState, managed: boolean): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Word job={job} managed={managed} />
    </LangProvider>,
  )
const lineIn = (lang: Lang, facts: StateFacts, seen: Omit<Seen, 'facts'> = {}): string =>
  renderToStaticMarkup(
    <LangProvider lang={lang}>
      <Line facts={facts} {...seen} />
    </LangProvider>,
  )

it('a cancelled job shows what was returned: credits, or the job of a package', () => {
  expect(lineIn('en', { back: { credits: 495_000 } })).toContain('4,950 credits returned')
  expect(lineIn('th', { back: { credits: 495_000 } })).toContain('4,950 เครดิต')
  expect(lineIn('en', { back: { credits: 0, unit: true } })).toMatch(/1 package job returned(?!.*credits)/)
  expect(lineIn('th', { back: { credits: 0, unit: true } })).not.toContain('เครดิต')
})

it('a job that waits for the creator shows what is on hold: credits, the job of a package, or both', () => {
  const job = waiting
  expect(lineIn('en', { held: { credits: 495_000 } }, { job })).toMatch(/^4,950 credits on hold/)
  expect(lineIn('en', { held: { credits: 0, unit: true } }, { job })).toMatch(/^1 package job on hold(?!.*credits)/)
  expect(lineIn('en', { held: { credits: 50_000, unit: true } }, { job })).toMatch(/^1 package job and 500 credits on/)
  expect(lineIn('th', { held: { credits: 0, unit: true } }, { job })).not.toContain('เครดิต')
})

it('a paid job shows the tax only if some was withheld', () => {
  const seen = { job: paid, side: 'influencer' } as const
  expect(lineIn('en', { net: 436_500, tax: 13_500 }, seen)).toContain('135.00 tax')
  expect(lineIn('en', { net: 90_000, tax: 0 }, seen)).toMatch(/900\.00(?!.*tax)/)
  expect(lineIn('th', { net: 90_000, tax: 0 }, seen)).not.toContain('ภาษี')
})

it('before a receipt is sent, the creator sees the maximum reimbursement', () => {
  const buying = {
    timeline: null,
    updatedAt: '2025-11-21T03:00:00Z',
    creatorMoney: { booked: false, net: 436_500, reimbursement: 0, withheld: 13_500 },
    brandMoney: null,
    match: { score: 90 },
    start: { trackingNumber: null },
    campaign: { reimbursementCap: 80_000, disclosureTag: '#ad' },
  } as unknown as Job
  const receipt: DisplayState = { status: 'IN_PROGRESS', stage: 'receipt', source: 'application', endedBy: null }
  const seen = { job: receipt, side: 'influencer' } as const
  expect(lineIn('en', stateFactsOf(buying), seen)).toContain('up to ฿800.00')
  expect(lineIn('th', stateFactsOf(buying), seen)).toContain('ไม่เกิน ฿800.00')
})

it('the text of a cancelled job says "you" only to the reader who cancelled it', () => {
  const left: DisplayState = { ...cancelled, endedBy: 'influencer' }
  const whoIn = (lang: Lang, job: DisplayState, side: Side, managed = false) => lineIn(lang, { managed }, { job, side })
  expect(whoIn('th', left, 'influencer')).toMatch(/^คุณยกเลิกเมื่อ/)
  expect(whoIn('en', left, 'influencer')).toContain('by you.')
  expect(whoIn('th', left, 'marketer')).toMatch(/^(?!คุณ).*ยกเลิกเมื่อ/)
  expect(whoIn('th', cancelled, 'marketer')).toMatch(/^คุณยกเลิกเมื่อ/)
  expect(whoIn('en', cancelled, 'influencer')).toContain('by the brand.')
  // A talent manager views the job of another influencer.
  expect(whoIn('th', left, 'influencer', true)).toMatch(/^(?!คุณ).*ยกเลิกเมื่อ/)
})

it('the texts do not say "you" to the talent manager of a creator who withdrew or declined', () => {
  const declined: DisplayState = { status: 'REJECTED', stage: null, source: 'invite', endedBy: 'influencer' }
  const withdrawn: DisplayState = { ...cancelled, endedBy: 'influencer', withdrawn: true }
  for (const job of [declined, withdrawn]) {
    expect(wordIn('th', job, false)).toContain('คุณ')
    expect(wordIn('th', job, true)).not.toContain('คุณ')
  }
  expect(wordIn('en', declined, true)).not.toMatch(/you/i)
})
