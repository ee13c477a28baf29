import { thai } from '../../../i18n/messages.ts'
import type en from './labels-en.ts'

export default thai<typeof en>()({
  through: 'ดูแลโดย {agency}',
  brand: 'แบรนด์',
  allBrands: 'ทุกแบรนด์',
  show: 'แสดง',
})
