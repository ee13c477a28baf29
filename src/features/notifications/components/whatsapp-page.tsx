import { useLoaderData, useLocation } from 'react-router'
import { mobileForPeople } from '../../../core/thai/phone.ts'
import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Callout } from '../../../ui/callout.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, FormButton, SubmitButton } from '../../../web/action-form.tsx'
import { CODE_FORM, CodeForm, lengthOf, ResendForm } from '../../accounts/components/code-form.tsx'
import { PhoneField } from '../../accounts/components/phone-field.tsx'
import type { NotificationRole } from '../rules.ts'
import { whatsappText } from '../text/index.ts'
import { Connected, ConnectPage, MessageTypes } from './connect-parts.tsx'
import type { WhatsappData } from './whatsapp-flow.ts'

function NumberStep({ phone, role }: { phone: string | null; role: NotificationRole }) {
  const t = useText(whatsappText)
  return (
    <>
      <MessageTypes role={role} />
      <ActionForm intent="send" labels={{ phone: t('phone') }} className="grid gap-4">
        <PhoneField phone={phone} label={t('phone')} help={t('phoneHelp')} />
        <SubmitButton wide size="lg" icon={<Icon name="whatsapp-logo" />}>
          {t('send')}
        </SubmitButton>
      </ActionForm>
    </>
  )
}

function CodeStep({ code, now }: { code: NonNullable<WhatsappData['code']>; now: number }) {
  const t = useText(whatsappText)
  const { pathname } = useLocation()
  const hidden = { phone: code.to }
  return (
    <>
      <p className="mb-4 text-ink-2">
        {t('sentTo', { n: lengthOf(code), to: mobileForPeople(code.to) })}{' '}
        <TextLink href={`${pathname}?change=1`} className="hit inline-block">
          {t('change')}
        </TextLink>
      </p>
      <CodeForm code={code} now={now} hidden={hidden} />
      <ResendForm code={code} now={now} hidden={hidden} />
      <FormButton of={CODE_FORM} wide size="lg">
        {t('confirm')}
      </FormButton>
    </>
  )
}

function Body({ data, role }: { data: WhatsappData; role: NotificationRole }) {
  const t = useText(whatsappText)
  const lang = useLang()
  const { linked, available, code, phone, now } = data
  if (linked)
    return (
      <Connected
        title={t('linkedAs', { phone: mobileForPeople(linked.phone) })}
        since={linked.since}
        settings={`/${lang}/${role}/notification?tab=settings`}
      />
    )
  if (!available) return <Callout tone="quiet">{t('unavailable')}</Callout>
  return code ? <CodeStep code={code} now={now} /> : <NumberStep phone={phone} role={role} />
}

/** The WhatsApp page: connects a number, or shows the connection. */
export function WhatsappPage({ role }: { role: NotificationRole }) {
  const t = useText(whatsappText)
  const data = useLoaderData<WhatsappData>()
  return (
    <ConnectPage title={t('title')} note={t('note')} unlinked={data.unlinked ? t('unlinked') : null}>
      <Body data={data} role={role} />
    </ConnectPage>
  )
}
