import { formatDateTime } from '../../../i18n/formats.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { ErrorNote } from '../../../ui/callout.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { ActionForm, FormButton } from '../../../web/action-form.tsx'
import type { BioClaim } from '../contract.ts'
import { channelsText } from '../text/index.ts'

/** Shows the code that the owner has to put in the public profile. */
export function BioStep({ claim, problem }: { claim: BioClaim; problem: string | undefined }) {
  const t = useText(channelsText)
  const lang = useLang()
  const words = useWords()
  return (
    <FormFlow
      back={{ href: `/${lang}/Influencer/channelAdd`, label: t('back') }}
      title={t('addTitle')}
      steps={{ current: 2, total: 3, label: t('step', { n: 2, total: 3 }) }}
      act={
        <FormButton of={{ intent: 'check' }} size="lg" wide busyLabel={t('checking')}>
          {t('bioCheck')}
        </FormButton>
      }
    >
      <h2 className="text-2xl">{t('bioTitle')}</h2>
      <p className="mt-1 mb-5 text-ink-2">
        {t('bioNote', { code: claim.code, handle: `@${claim.handle}`, platform: words.channel(claim.type) })}
      </p>
      <p className="mb-5 text-sm text-ink-2">{t('bioUntil', { time: formatDateTime(lang, claim.expiresAt) })}</p>
      {problem && <ErrorNote>{problem}</ErrorNote>}
      <div className="rounded-card bg-sunken px-4 py-5 text-center">
        <p className="text-sm text-ink-2">{t('bioCode')}</p>
        <p className="my-1 text-3xl font-title tracking-normal">{claim.code}</p>
        <CopyButton text={claim.code} words={{ copy: t('copy'), done: t('copied') }}>
          {t('copy')}
        </CopyButton>
      </div>
      <p className="mt-4 text-center">
        <a
          href={claim.url}
          target="_blank"
          rel="noopener noreferrer"
          className="hit text-sm font-semibold text-action-text"
        >
          {t('openProfile')}
        </a>
      </p>
      <ActionForm intent="check" hidden={{ claimId: claim.claimId, type: claim.type, url: claim.url }} />
    </FormFlow>
  )
}
