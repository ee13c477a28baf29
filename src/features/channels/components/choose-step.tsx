import type { StoredChannelType } from '../../../core/vocabulary.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { useWords } from '../../../i18n/vocabulary/use-words.ts'
import { Callout } from '../../../ui/callout.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PlatformIcon } from '../../../ui/platform-icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { ActionForm, FormButton, useActionState, useFields } from '../../../web/action-form.tsx'
import { channelsText } from '../text/index.ts'

const TILES: readonly StoredChannelType[] = [
  'TIKTOK',
  'INSTAGRAM',
  'YOUTUBE',
  'FACEBOOK_PAGE',
  'FACEBOOK_PROFILE',
  'X',
  'LINE',
  'LEMON8',
  'WHATSAPP',
]
const BY_BIO: readonly StoredChannelType[] = ['LEMON8', 'WHATSAPP', 'FACEBOOK_PROFILE']

interface Props {
  /** How many channels of each type the creator has. */
  owned: Partial<Record<StoredChannelType, number>>
  problem: string | undefined
  typed: { type?: string | undefined; url?: string | undefined }
}

const FORM = { intent: 'start' }

function Tile({ type, owned, checked }: { type: StoredChannelType; owned: number; checked: boolean }) {
  const t = useText(channelsText)
  const words = useWords()
  return (
    <label className="tile relative flex min-h-[76px] cursor-pointer items-center gap-3 rounded-card px-4 py-3">
      <PlatformIcon platform={type} size={26} />
      <span className="min-w-0 flex-1">
        <span className="block text-sm leading-snug font-semibold">
          {type === 'LINE' ? 'LINE' : words.channel(type)}
        </span>
        <span className="block text-xs text-ink-2">
          {owned > 0 ? t('added', { n: owned }) : BY_BIO.includes(type) ? t('byBio') : t('byLogin')}
        </span>
      </span>
      <input type="radio" name="type" value={type} defaultChecked={checked} required className="spot" />
    </label>
  )
}

function Fields({ owned, typed }: Pick<Props, 'owned' | 'typed'>) {
  const t = useText(channelsText)
  const field = useFields()
  const { values } = useActionState(FORM)
  const chosen = values.type ?? typed.type ?? 'TIKTOK'
  return (
    <>
      <fieldset>
        <legend className="sr-only">{t('platform')}</legend>
        <div className="grid grid-cols-2 gap-2.5">
          {TILES.map((type) => (
            <Tile key={type} type={type} owned={owned[type] ?? 0} checked={chosen === type} />
          ))}
        </div>
      </fieldset>
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

/** Choose a platform and name the channel. */
export function ChooseStep({ owned, problem, typed }: Props) {
  const t = useText(channelsText)
  const lang = useLang()
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
      {problem && (
        <div className="mb-5">
          <Callout tone="critical" role="alert" title={t('failed')}>
            {problem}
          </Callout>
        </div>
      )}
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
