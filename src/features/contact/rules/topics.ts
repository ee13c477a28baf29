import type { Bilingual } from '../../../core/shapes.ts'
import type { Topic } from './message.ts'

/** Names of the topics. The form, the inbox and the emails use the same ones. */
export const TOPIC_WORDS: Readonly<Record<Topic, Bilingual>> = {
  jobs: { th: 'งานและแคมเปญที่กำลังทำ', en: 'A job in progress' },
  money: { th: 'เงิน เครดิต และเอกสารภาษี', en: 'Money, credits and tax documents' },
  account: { th: 'บัญชีและการเข้าสู่ระบบ', en: 'Account and login' },
  campaign: { th: 'อยากเริ่มแคมเปญ', en: 'Starting a campaign' },
  package: { th: 'สนใจซื้อแพ็กเกจ', en: 'Buying a package' },
  renewal: { th: 'ต่ออายุบัญชีแบรนด์', en: 'Renewing a brand account' },
  manager: { th: 'ขอเป็นผู้จัดการครีเอเตอร์', en: 'Becoming a talent manager' },
  appeal: { th: 'ยื่นขอเปิดใช้บัญชี', en: 'Appealing an account decision' },
  privacy: { th: 'ข้อมูลส่วนบุคคล', en: 'Personal data' },
  agency: { th: 'เอเจนซี', en: 'Agency' },
  platform: { th: 'แพลตฟอร์มหรือเครื่องมือ', en: 'Platform or tool' },
  organisation: { th: 'องค์กรหรือสถาบัน', en: 'Organisation or school' },
  media: { th: 'สื่อ', en: 'Media' },
  other: { th: 'เรื่องอื่น', en: 'Something else' },
}
