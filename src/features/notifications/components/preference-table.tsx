import { useText } from '../../../i18n/use-text.tsx'
import { Card } from '../../../ui/card.tsx'
import { RowCheckbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ActionForm, SubmitButton } from '../../../web/action-form.tsx'
import { type ChosenChannel, GROUPS_OF, type NotificationRole, QUIET_HOURS, type SwitchGroup } from '../rules.ts'
import { noticesText } from '../text/index.ts'
import { CHANNEL_ICONS } from './channel-list.tsx'
import type { NotificationSettings } from './notification-flow.ts'

interface RowProps {
  group: SwitchGroup
  settings: NotificationSettings
}

function GroupRow({ group, settings: { channels, preferences } }: RowProps) {
  const t = useText(noticesText)
  const isOn = (channel: ChosenChannel) =>
    preferences.some((p) => p.kindGroup === group && p.channel === channel && p.enabled)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-3 pr-3 text-left text-sm font-medium">
        {t(`group_${group}`)}
      </th>
      {channels.map((channel) => (
        <td key={channel} className="py-3 text-center">
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

/** One checkbox for each group and connected channel. Security messages cannot be switched off. */
export function PreferenceTable({ role, settings }: { role: NotificationRole; settings: NotificationSettings }) {
  const t = useText(noticesText)
  const { channels } = settings
  return (
    <ActionForm intent="preferences" hidden={Object.fromEntries(channels.map((channel) => [`shown.${channel}`, '1']))}>
      <h2 className="mb-1 text-sm font-label tracking-normal">{t('what')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('settingsNote')}</p>
      <Card pad={16} as="div">
        <table className="w-full table-fixed">
          <caption className="sr-only">{t('settings')}</caption>
          <colgroup>
            <col />
            {channels.map((channel) => (
              <col key={channel} className="w-11 lg:w-24" />
            ))}
          </colgroup>
          <thead>
            <tr className="text-xs text-ink-2">
              <td />
              {channels.map((channel) => (
                <th key={channel} scope="col" className="pb-2 text-center font-medium">
                  <Icon name={CHANNEL_ICONS[channel]} size={20} className="mx-auto block" />
                  <span className="sr-only lg:not-sr-only lg:block">{t(channel)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS_OF[role].map((group) => (
              <GroupRow key={group} group={group} settings={settings} />
            ))}
            <GroupRow group={QUIET_HOURS} settings={settings} />
          </tbody>
        </table>
      </Card>
      <SubmitButton busyLabel={t('saving')} className="mt-5">
        {t('save')}
      </SubmitButton>
    </ActionForm>
  )
}
