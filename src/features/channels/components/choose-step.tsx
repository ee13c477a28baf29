import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { ErrorNote } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ListRow } from '../../../ui/list-row.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { pathWithQuery } from '../../../web/path-with-query.ts'
import type { BioClaim } from '../contract.ts'
import { channelsText } from '../text/index.ts'
import { PlatformTiles } from './platform-tiles.tsx'

const BY_BIO: readonly StoredChannelType[] = ['LEMON8', 'WHATSAPP', 'FACEBOOK_PROFILE']

interface Props {
  /** Number of channels of each type that the influencer has. */
  owned: Partial<Record<StoredChannelType, number>>
  /** Channels that wait for a code in their profile. */
  claims: readonly BioClaim[]
  problem: string | undefined
  typed: { type?: string | undefined; url?: string | undefined }
}

const FORM = { intent: 'start' }

function Fields({ owned, typed }: Pick<Props, 'owned' | 'typed'>) {
  const t = useText(channelsText)
  const field = useFields()
  const { values } = useActionState(FORM)
  const chosen = values.type ?? typed.type ?? 'TIKTOK'
  return (
    <>
      <PlatformTiles
        legend={t('platform')}
        chosen={chosen}
        noteOf={(type) =>
          owned[type] ? t('added', { n: owned[type] }) : t(BY_BIO.includes(type) ? 'byBio' : 'byLogin')
        }
      />
      <TextField
        {...field('url', typed.url)}
        label={t('link')}
        help={t('linkHelp')}
        required
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        inputMode="url"
      />
    </>
  )
}

/** The first step: choose a platform and enter the channel. */
export function ChooseStep({ owned, claims, problem, typed }: Props) {
  const t = useText(channelsText)
  const lang = useLang()
  const words = useWords()
  const back = `/${lang}/Influencer/channelDetail`
  return (
    <FormFlow
      back={{ href: back, label: t('back') }}
      title={t('addTitle')}
      steps={{ current: 1, total: 3, label: t('step', { n: 1, total: 3 }) }}
      act={
        <>
          <p className="mb-2.5 flex items-center justify-center gap-1.5 text-xs text-ink-2">
            <Icon name="shield-check" />
            {t('readOnly')}
          </p>
          <FormButton of={FORM} size="lg" wide busyLabel={t('connect')}>
            {t('connect')}
          </FormButton>
        </>
      }
    >
      <h2 className="text-2xl">{t('addHead')}</h2>
      <p className="mt-1 mb-5 text-ink-2">{t('addNote')}</p>
      {problem && <ErrorNote title={t('failed')}>{problem}</ErrorNote>}
      {claims.map(({ claimId, type, handle }) => (
        <ListRow
          key={claimId}
          card
          className="mb-4"
          href={pathWithQuery(`/${lang}/Influencer/channelAdd`, { claim: claimId })}
          title={`@${handle} · ${words.channel(type)}`}
          note={t('bioWaits')}
        />
      ))}
      <ActionForm {...FORM} labels={{ url: t('link') }} className="grid gap-5">
        <Fields owned={owned} typed={typed} />
        <div className="rounded-card bg-sunken px-4 py-3.5 text-sm">
          <p className="font-semibold">{t('passTitle')}</p>
          <p className="text-ink-2">{t('passNote')}</p>
        </div>
      </ActionForm>
    </FormFlow>
  )
}
