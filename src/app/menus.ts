import type { Translate } from '../i18n/messages.ts'
import type { IconName } from '../ui/icons/list.ts'
import type { MenuGroup, MenuItem } from '../ui/menu.ts'

import type en from './text/en.ts'

type T = Translate<typeof en>

export interface Menus {
  side: MenuGroup[]
  tabs: MenuItem[]
}

const builder =
  (base: string) =>
  (path: string, label: string, icon: IconName): MenuItem => ({
    href: `${base}/${path}`,
    label,
    icon,
  })

/** Of a creator: the own page and channels, earnings, jobs. */
export function influencerMenus(t: T, lang: string): Menus {
  const item = builder(`/${lang}/Influencer`)
  return {
    side: [
      {
        items: [
          item('dashboard', t('dashboard'), 'house'),
          item('channelAdd', t('addChannel'), 'plus'),
          item('channelDetail', t('channel'), 'broadcast'),
          item('account', t('profile'), 'user'),
        ],
      },
      {
        title: t('earnings'),
        items: [
          item('statement', t('earnings'), 'wallet'),
          item('bankAccount', t('bankAccount'), 'bank'),
          item('withdraw', t('withdraw'), 'hand-coins'),
        ],
      },
      {
        title: t('myJobs'),
        items: [item('brandJob', t('brandJobs'), 'briefcase'), item('jobMarket', t('jobMarket'), 'storefront')],
      },
      {
        title: t('system'),
        items: [item('notification', t('notifications'), 'bell'), item('sessions', t('sessions'), 'device-mobile')],
      },
    ],
    tabs: [
      item('dashboard', t('home'), 'house'),
      item('jobMarket', t('findJobs'), 'storefront'),
      item('brandJob', t('myJobs'), 'briefcase'),
      item('statement', t('earnings'), 'wallet'),
      item('account', t('profile'), 'user'),
    ],
  }
}

/** Of a brand: the own page, credits and campaigns. */
export function marketerMenus(t: T, lang: string): Menus {
  const item = builder(`/${lang}/Marketer`)
  return {
    side: [
      {
        items: [
          item('dashboard', t('dashboard'), 'house'),
          item('account', t('profile'), 'user'),
          item('usageStatement', t('usageStatement'), 'receipt'),
        ],
      },
      {
        title: t('credits'),
        items: [
          item('credit', t('creditBalance'), 'coins'),
          item('buyCredit', t('topUp'), 'credit-card'),
          item('manageCampaign', t('manageCampaign'), 'megaphone-simple'),
        ],
      },
      {
        title: t('system'),
        items: [item('notification', t('notifications'), 'bell'), item('sessions', t('sessions'), 'device-mobile')],
      },
    ],
    tabs: [
      item('dashboard', t('dashboard'), 'house'),
      item('manageCampaign', t('campaigns'), 'megaphone-simple'),
      item('usageStatement', t('usageStatement'), 'receipt'),
      item('credit', t('credits'), 'coins'),
      item('account', t('profile'), 'user'),
    ],
  }
}

/** The back office. */
export function operatorMenus(t: T, lang: string): Menus {
  const item = builder(`/${lang}/Operator`)
  return {
    side: [
      { items: [item('dashboard', t('overview'), 'squares-four'), item('user', t('users'), 'users')] },
      {
        title: t('queues'),
        items: [
          item('channel', t('channelApprovals'), 'seal-check'),
          item('campaign', t('campaignReviews'), 'megaphone-simple'),
          item('dispute', t('disputes'), 'scales'),
          item('withdrawal', t('withdrawals'), 'bank'),
          item('approval', t('approvals'), 'check-circle'),
        ],
      },
      {
        title: t('money'),
        items: [
          item('payment', t('payments'), 'credit-card'),
          item('ledger', t('ledger'), 'book-open'),
          item('package', t('packageCatalogue'), 'package'),
        ],
      },
      {
        title: t('system'),
        items: [
          item('content', t('content'), 'article'),
          item('message', t('outbox'), 'paper-plane-tilt'),
          item('audit', t('audit'), 'clock-counter-clockwise'),
        ],
      },
    ],
    tabs: [
      item('dashboard', t('overview'), 'squares-four'),
      item('campaign', t('campaigns'), 'megaphone-simple'),
      item('withdrawal', t('withdrawals'), 'bank'),
      item('ledger', t('ledger'), 'book-open'),
      item('message', t('outbox'), 'paper-plane-tilt'),
    ],
  }
}
