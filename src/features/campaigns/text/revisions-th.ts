import { thai } from '../../../i18n/messages.ts'
import type en from './revisions-en.ts'

export default thai<typeof en>()({ revisions: 'ค่าจ้างรวมการแก้ดราฟต์ {$revisions} ครั้งแล้ว' })
