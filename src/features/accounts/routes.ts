import { type PageRoute, pagesOf } from '../../web/page-route.ts'

const page = pagesOf('accounts')

export const routes: readonly PageRoute[] = [
  page.openBare('Marketer/signup', 'marketer-signup', { visitorsOnly: true }),
  page.openBare('Influencer/signup', 'influencer-signup', { visitorsOnly: true }),
  page.openBare('Influencer/signup/success', 'signup-success', { plain: true, noindex: true }),
  page.openBare('Marketer/recovery', 'marketer-recovery', { noindex: true }),
  page.openBare('Influencer/recovery', 'influencer-recovery', { noindex: true }),
  page.openBare('Marketer/login', 'marketer-login', { visitorsOnly: true, noindex: true }),
  page.openBare('Influencer/login', 'influencer-login', { visitorsOnly: true, noindex: true }),
  page.openBare('Influencer/lineReturn', 'influencer-line-return', { noindex: true }),
  page.openBare('Operator/login', 'operator-login', { visitorsOnly: true, noindex: true }),
  page.role('marketer', 'account', 'marketer-account', {
    permission: 'account',
    uploads: true,
    menu: { group: 'own', order: 20, label: { th: 'โปรไฟล์', en: 'Profile' }, icon: 'user' },
    tab: { order: 50, label: { th: 'โปรไฟล์', en: 'Profile' }, icon: 'user' },
    avatar: { order: 10, label: { th: 'โปรไฟล์', en: 'Profile' }, icon: 'user' },
  }),
  page.roleBare('marketer', 'changeEmail', 'marketer-change-email'),
  page.role('marketer', 'changePassword', 'marketer-change-password', { acts: 'self', limited: true }),
  page.roleBare('marketer', 'changeMobilePhone', 'marketer-change-phone'),
  page.roleBare('marketer', 'verifyMobilePhone', 'marketer-verify-phone'),
  page.roleBare('marketer', 'signUpProfile', 'marketer-profile', { permission: 'account' }),
  page.roleBare('marketer', 'acceptConsent', 'marketer-consent', { beforeConsent: true, limited: true }),
  page.role('marketer', 'sessions', 'marketer-sessions', {
    acts: 'self',
    limited: true,
    menu: { group: 'system', order: 20, label: { th: 'อุปกรณ์ที่เข้าสู่ระบบ', en: 'Devices' }, icon: 'device-mobile' },
  }),
  page.role('influencer', 'account', 'influencer-account', {
    uploads: true,
    menu: { group: 'own', order: 40, label: { th: 'โปรไฟล์', en: 'Profile' }, icon: 'user' },
    tab: { order: 50, label: { th: 'โปรไฟล์', en: 'Profile' }, icon: 'user' },
    avatar: { order: 10, label: { th: 'โปรไฟล์', en: 'Profile' }, icon: 'user' },
  }),
  page.roleBare('influencer', 'changeEmail', 'influencer-change-email'),
  page.role('influencer', 'changePassword', 'influencer-change-password'),
  page.roleBare('influencer', 'changeMobilePhone', 'influencer-change-phone'),
  page.roleBare('influencer', 'verifyMobilePhone', 'influencer-verify-phone'),
  page.role('influencer', 'lineLogin', 'influencer-line-login'),
  page.roleBare('influencer', 'signUpProfile', 'influencer-profile', { uploads: true }),
  page.roleBare('influencer', 'acceptConsent', 'accept-consent', { beforeConsent: true }),
  page.role('influencer', 'sessions', 'influencer-sessions', {
    menu: { group: 'system', order: 20, label: { th: 'อุปกรณ์ที่เข้าสู่ระบบ', en: 'Devices' }, icon: 'device-mobile' },
  }),
]
