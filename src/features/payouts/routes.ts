import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('payouts')

export const routes: readonly PageRoute[] = [
  page.roleBare('influencer', 'withdraw', 'withdraw', {
    menu: { group: 'earnings', order: 30, label: { th: 'ถอนเงิน', en: 'Withdraw' }, icon: 'hand-coins' },
  }),
  page.roleBare('influencer', 'bankAccount', 'bank-account', {
    uploads: true,
    menu: { group: 'earnings', order: 20, label: { th: 'บัญชีรับเงิน', en: 'Payout account' }, icon: 'bank' },
    avatar: { order: 20, label: { th: 'บัญชีรับเงิน', en: 'Payout account' }, icon: 'bank' },
  }),
  page.role('influencer', 'statement', 'statement', {
    whileClosed: true,
    menu: { group: 'earnings', order: 10, label: { th: 'รายได้', en: 'Earnings' }, icon: 'wallet' },
    tab: { order: 40, label: { th: 'รายได้', en: 'Earnings' }, icon: 'wallet' },
  }),
  page.role('operator', 'withdrawal', 'operator-withdrawals', {
    menu: { group: 'queues', order: 40, label: { th: 'รายการถอนเงิน', en: 'Withdrawals' }, icon: 'bank' },
    tab: { order: 30, label: { th: 'รายการถอนเงิน', en: 'Withdrawals' }, icon: 'bank' },
  }),
]
