import { t } from '../../content/types.ts'
import { type Handout, heading, note, text } from './blocks.ts'

/** The part of the creator handbook from posting to payment. */
export const HANDBOOK_MONEY: Handout = [
  heading('นาฬิกาของงาน', 'The clock of a job'),
  {
    kind: 'table',
    head: [t('ขั้น', 'Step'), t('ใคร มีเวลาเท่าไร', 'Who, and how long'), t('ถ้าไม่ตอบหรือช้า', 'If silent or late')],
    shares: [3, 4, 4],
    rows: [
      [
        t('ตอบงานเชิญ', 'Answer an invite'),
        t('คุณ 72 ชั่วโมง', 'You, 72 hours'),
        t('ระบบยกเลิก เครดิตคืนแบรนด์', 'Cancelled, the credits go back'),
      ],
      [
        t('ตรวจดราฟต์', 'Review the draft'),
        t('แบรนด์ 72 ชั่วโมง', 'Brand, 72 hours'),
        t('ดราฟต์ผ่าน โพสต์ต่อได้', 'Approved, and you can post'),
      ],
      [
        t('แก้ดราฟต์ตามที่ขอ', 'Fix the draft as asked'),
        t('คุณ รอบละ 72 ชั่วโมง', 'You, 72 hours a round'),
        t('ช้าเกินไป แบรนด์ยกเลิกได้', 'The brand may cancel'),
      ],
      [
        t('โพสต์และใส่ลิงก์', 'Post and add the link'),
        t('คุณ 72 ชั่วโมง หรือวันโพสต์ในบรีฟถ้าช้ากว่า', "You, 72 hours or the brief's date if later"),
        t('ช้าอีก 72 ชั่วโมง แบรนด์ยกเลิกได้', '72 hours late, the brand may cancel'),
      ],
      [
        t('ส่งอินไซต์', 'Send insights'),
        t('คุณ สตอรี่ 24 ชั่วโมง งานอื่น 3 วัน', 'You, 24 hours for stories, else 3 days'),
        t('ช้าเกิน 14 วัน ทีมงานตัดสิน', '14 days late, our team decides'),
      ],
      [
        t('ตรวจอินไซต์', 'Review the insights'),
        t('แบรนด์ 72 ชั่วโมง', 'Brand, 72 hours'),
        t('อินไซต์ผ่าน เงินเข้ากระเป๋า', 'Approved, and you are paid'),
      ],
    ],
  },
  text(
    'ระบบตรวจโพสต์สามข้อ คือเปิดสาธารณะ อยู่บนช่องที่รับงาน และมีแฮชแท็กโฆษณา ข้อไหนไม่ผ่านจะบอกเหตุผลให้แก้แล้วส่งใหม่',
    'Your post is checked for three things: it is public, it is on the channel that took the job, and the disclosure tag is there. If one fails you get the reason and can send it again.',
  ),
  heading('เงินเข้าเท่าไร', 'What you are paid'),
  {
    kind: 'table',
    head: [t('ตัวอย่างงาน 4,500 บาท', 'A THB 4,500 job'), t('บาท', 'THB')],
    shares: [4, 1],
    rows: [
      [t('ค่าจ้าง พักไว้ตั้งแต่ก่อนคุณเริ่ม', 'Job pay, on hold before you start'), t('4,500.00', '4,500.00')],
      [t('ภาษีหัก ณ ที่จ่าย 3% สำหรับบุคคลธรรมดา', 'Withholding tax, 3% for individuals'), t('−135.00', '−135.00')],
      [t('ค่าบริการจากครีเอเตอร์', 'Fee from creators'), t('0.00', '0.00')],
      [t('เข้ากระเป๋าเงิน', 'Into your wallet'), t('4,365.00', '4,365.00')],
    ],
  },
  text(
    'ถอนเองได้ตั้งแต่ 100 บาท ค่าธรรมเนียมถอน 15 บาทรวมอยู่ในยอด และไม่มีตั้งแต่ 1,000 บาทขึ้นไป ยอด 1,000 บาทขึ้นไปโอนให้อัตโนมัติทุกวันจันทร์โดยไม่มีค่าธรรมเนียม ค่าสินค้าเบิกคืนเข้าพร้อมกันและไม่หักภาษี',
    'Withdraw from THB 100; the THB 15 fee is inside the amount and falls away from THB 1,000. From THB 1,000 we also transfer every Monday, free. Goods you claimed back are paid with the job, with no tax taken.',
  ),
  heading('อ่านใบ 50 ทวิ ให้เป็น', 'How to read your 50 Tawi'),
  {
    kind: 'table',
    head: [t('ช่องในเอกสาร', 'On the certificate'), t('ดูว่า', 'Check')],
    shares: [2, 3],
    rows: [
      [
        t('ผู้มีหน้าที่หักภาษี', 'Payer'),
        t('บริษัท ตลาด มีเดีย จำกัด เพราะเราเป็นผู้จ้างคุณโดยตรง', 'Talad Media Co., Ltd.: we hire you directly'),
      ],
      [
        t('ผู้ถูกหักภาษี', 'Payee'),
        t(
          'ชื่อ ที่อยู่ และเลขประจำตัวของคุณ ผิดตัวเดียวให้แจ้งทีมงานก่อนยื่น',
          'Your name, address and ID. If one digit is wrong, tell us before you file',
        ),
      ],
      [
        t('จำนวนเงินที่จ่าย', 'Amount paid'),
        t('ค่าจ้างก่อนหักภาษี ไม่รวม VAT และไม่รวมค่าสินค้าเบิกคืน', 'Pay before tax, without VAT and without goods claimed back'),
      ],
      [
        t('ภาษีที่หักและนำส่งไว้', 'Tax withheld'),
        t('ใช้เป็นเครดิตตอนยื่นภาษีประจำปี จ่ายเกินขอคืนได้', 'Counts towards your yearly return; claim back what was too much'),
      ],
    ],
  },
  note(
    'ทุกงานที่หักภาษีมีใบ 50 ทวิ หนึ่งใบ ดาวน์โหลดได้ในหน้ารายได้ เก็บรวมไว้ตั้งแต่ต้นปี ตอนยื่นแบบจะไม่ต้องไล่หา',
    'Each job with tax withheld has one certificate, on your earnings page. Save them as the year goes and filing is quick.',
  ),
  heading('เมื่อมีเรื่องไม่เป็นตามแผน', 'When things go off plan'),
  {
    kind: 'list',
    items: [
      t(
        'ทำไม่ทัน บอกแบรนด์ในข้อความของงานก่อนถึงกำหนด ดีกว่าเงียบแล้วช้า',
        "Running late? Say so in the job's messages before the deadline, not after.",
      ),
      t(
        'แบรนด์ยกเลิกกลางทาง คุณได้ตามขั้น คือเริ่มทำแล้ว 10% ส่งดราฟต์แล้ว 50% ดราฟต์ผ่าน 75% ส่งลิงก์แล้ว 100%',
        'If the brand cancels, you are paid by stage: 10% once drafting has begun, 50% after a draft, 75% once it is approved, 100% after the link.',
      ),
      t('ขอให้คุยหรือโอนเงินนอกระบบ ปฏิเสธแล้วแจ้งทีมงาน', 'Asked to talk or pay outside Talad? Say no, and tell us.'),
      t(
        'ตกลงกันไม่ได้ เปิดข้อพิพาท เวลาหยุดและทีมงานตัดสินพร้อมเหตุผลใน 5 วันทำการ',
        "Can't agree? Open a dispute: the clock stops and our team decides, with reasons, within 5 business days.",
      ),
    ],
  },
  note(
    'ตัวเลขในคู่มือเป็นของเวอร์ชันนี้ ถ้าหน้าเว็บบอกต่างไป ให้ยึดหน้าเว็บ',
    'The figures are those of this version. Where the site says otherwise, the site is right.',
  ),
]
