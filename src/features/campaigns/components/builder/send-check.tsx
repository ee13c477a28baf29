import { useText } from '../../../../i18n/use-text.tsx'
import { BackLink } from '../../../../ui/back-link.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Callout } from '../../../../ui/callout.tsx'
import { SectionHead } from '../../../../ui/heading.tsx'
import { ActionForm, SubmitButton } from '../../../../web/action-form.tsx'
import { SECTIONS, type SectionCode } from '../../brief/codes.ts'
import type { Campaign, Estimate } from '../../contract.ts'
import { builderText } from '../../text/builder.ts'
import { SectionValues } from './section-values.tsx'
import { CostCard } from './side-column.tsx'

/** URL of the builder with a section open. */
export const sectionHref = (code: SectionCode): string => `?tab=brief&open=${code}#${code}`

interface SendCheckProps {
  campaign: Campaign
  estimate: Estimate
  /** The marketer's credits, satang; null if unknown. */
  available: number | null
}

function Missing({ codes }: { codes: readonly SectionCode[] }) {
  const t = useText(builderText)
  return (
    <Callout tone="notice" title={t('notComplete')}>
      <ul className="mt-1 grid gap-1">
        {codes.map((code) => (
          <li key={code}>
            <a href={sectionHref(code)} className="hit font-semibold underline">
              {t(code)}
            </a>
          </li>
        ))}
      </ul>
    </Callout>
  )
}

/** The whole campaign with its cost, before it is sent for review. */
export function SendCheck({ campaign, estimate, available }: SendCheckProps) {
  const t = useText(builderText)
  const missing = campaign.sections.filter((section) => section.missing.length > 0).map(({ code }) => code)
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_360px]">
      <div className="min-w-0">
        <BackLink href="?tab=brief">{t('title')}</BackLink>
        <SectionHead title={t('check')} note={t('checkNote')} />
        {missing.length > 0 && <Missing codes={missing} />}
        <ul className="mt-2 divide-y divide-line border-b border-line">
          {SECTIONS.map((code) => (
            <li key={code} className="flex items-start gap-4 py-4">
              <div className="min-w-0 flex-1">
                <h3 className="text-base tracking-normal">{t(code)}</h3>
                <SectionValues section={code} campaign={campaign} />
              </div>
              <ButtonLink href={sectionHref(code)} variant="secondary" size="sm" aria-label={`${t('edit')} ${t(code)}`}>
                {t('edit')}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      <aside className="mt-6 lg:sticky lg:top-6 lg:mt-0 lg:self-start">
        <CostCard campaign={campaign} cost={estimate.cost} available={available}>
          {missing.length === 0 ? (
            <ActionForm intent="submit">
              <SubmitButton size="lg" wide>
                {t('submit')}
              </SubmitButton>
              <p className="mt-2 text-center text-xs text-ink-2">{t('submitNote')}</p>
            </ActionForm>
          ) : (
            <ButtonLink href={sectionHref(missing[0] as SectionCode)} size="lg" wide>
              {t('fillMissing')}
            </ButtonLink>
          )}
        </CostCard>
      </aside>
    </div>
  )
}
