import type { Words } from './both.tsx'
import { ControlSamples } from './controls.tsx'
import { FormSamples } from './forms.tsx'
import { JobSamples } from './jobs.tsx'
import { MarketSamples } from './market.tsx'
import { MoneySamples } from './money.tsx'
import { StateSamples } from './states.tsx'

/** Every part with sample words, each group in both themes. `now` is the server's time in milliseconds. */
export function StyleguideSections({ lang, now }: { lang: 'th' | 'en'; now: number }) {
  const w: Words = (th, en) => (lang === 'th' ? th : en)
  return (
    <div className="mx-auto max-w-[1720px] px-(--gutter) py-8">
      <h1 className="text-3xl">{w('ชิ้นส่วนหน้าเว็บ', 'Design parts')}</h1>
      <ControlSamples w={w} />
      <FormSamples w={w} lang={lang} now={now} />
      <MoneySamples w={w} />
      <JobSamples w={w} now={now} />
      <MarketSamples w={w} />
      <StateSamples w={w} now={now} />
    </div>
  )
}
