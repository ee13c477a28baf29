import { useLang, useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { CHOSEN_CHANNELS, type ChosenChannel, GROUPS_OF, type KindGroup, type NotificationRole } from '../rules.ts'
import type { PreferenceSwitch } from '../shapes.ts'
import { noticesText } from '../text/index.ts'

interface RowProps {
  group: KindGroup
  preferences: readonly PreferenceSwitch[]
}

function GroupRow({ group, preferences }: RowProps) {
  const t = useText(noticesText)
  const isOn = (channel: ChosenChannel) =>
    preferences.some((p) => p.kindGroup === group && p.channel === channel && p.enabled)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pr-3 text-left text-sm font-medium">
        {t(`group_${group}`)}
      </th>
      {CHOSEN_CHANNELS.map((channel) => (
        <td key={channel} className="w-[19%] py-3 text-center">
          <RowCheckbox
            name={`${group}.${channel}`}
            label={`${t(`group_${group}`)}: ${t(channel)}`}
            defaultChecked={isOn(channel)}
            disabled={group === 'security'}
          />
        </td>
      ))}
    </tr>
  )
}

/** One box for each group and channel; security cannot be switched off. */
export function PreferenceTable({
  role,
  preferences,
}: {
  role: NotificationRole
  preferences: readonly PreferenceSwitch[]
}) {
  const t = useText(noticesText)
  const lang = useLang()
  return (
    <ActionForm intent="preferences">
      <p className="mb-4 text-sm text-ink-2">{t('settingsNote')}</p>
      <Card pad={16} as="div">
        <table className="w-full table-fixed">
          <caption className="sr-only">{t('settings')}</caption>
          <thead>
            <tr className="text-xs text-ink-2">
              <td />
              {CHOSEN_CHANNELS.map((channel) => (
                <th key={channel} scope="col" className="w-[19%] pb-2 text-center font-medium">
                  {t(channel)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS_OF[role].map((group) => (
              <GroupRow key={group} group={group} preferences={preferences} />
            ))}
          </tbody>
        </table>
      </Card>
      <p className="mt-3 text-sm text-ink-2">
        {t('lineNote')}{' '}
        <TextLink href={`/${lang}/${role}/lineNotification`} className="hit inline-block">
          {t('lineLink')}
        </TextLink>
      </p>
      <SubmitButton busyLabel={t('saving')} className="mt-5">
        {t('save')}
      </SubmitButton>
    </ActionForm>
  )
}
