import { useLang, useText } from '../../../i18n/use-text.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { FormFlow } from '../../../ui/form-flow.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { authText } from '../text/index.ts'

function Next({ icon, title, note }: { icon: IconName; title: string; note: string }) {
  return (
    <li className="flex gap-3.5 border-t border-white/15 py-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-white/10 text-xl">
        <Icon name={icon} />
      </span>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-wallet-ink-2">{note}</span>
      </span>
    </li>
  )
}

/** The influencer's account exists: next steps, with one main button. */
export default function SignupSuccess() {
  const t = useText(authText)
  const lang = useLang()
  const path = `/${lang}/Influencer`
  return (
    <FormFlow
      ground="leaf"
      title="Talad"
      act={
        <div className="grid gap-2.5">
          <ButtonLink href={`${path}/signUpProfile`} variant="highlight" size="lg" wide>
            {t('toProfile')}
          </ButtonLink>
          <ButtonLink href={`${path}/channelAdd`} variant="on-dark" size="lg" wide>
            {t('addChannel')}
          </ButtonLink>
        </div>
      }
    >
      <span className="grid size-14 place-items-center rounded-full bg-highlight text-2xl text-on-marigold">
        <Icon name="check-bold" />
      </span>
      <h2 className="mt-4 text-2xl">{t('successTitle')}</h2>
      <p className="text-wallet-ink-2">{t('successNote')}</p>
      <h3 className="mt-8 mb-2 text-lg">{t('successNext')}</h3>
      <ol>
        <Next icon="user" title={t('successProfile')} note={t('successProfileNote')} />
        <Next icon="broadcast" title={t('successChannel')} note={t('successChannelNote')} />
        <Next icon="hand-coins" title={t('successJobs')} note={t('successJobsNote')} />
      </ol>
    </FormFlow>
  )
}
