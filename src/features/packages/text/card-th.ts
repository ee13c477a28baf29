import { thai } from '../../../i18n/messages.ts'
import type en from './card-en.ts'

export default thai<typeof en>()({
  recommended: 'แนะนำ',
  posts: '{n} {n|โพสต์|โพสต์}',
  followersUp: '{from} ขึ้นไป',
  followersBelow: 'ไม่ถึง {to}',
  followers: 'ผู้ติดตาม',
  perPost: '{amount} ต่อโพสต์ · ยังไม่รวม VAT',
  view: 'ดูแพ็กเกจ',
  viewNamed: 'ดูแพ็กเกจ: {name}',
  failedTitle: 'โหลดแพ็กเกจไม่ได้',
})
