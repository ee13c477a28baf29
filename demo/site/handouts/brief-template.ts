import { t } from '../../content/types.ts'
import type { Handout } from './blocks.ts'

/** One page per language: everything that a brief should answer. */
export const BRIEF_TEMPLATE: Handout = [
  {
    kind: 'blanks',
    fields: [
      { label: t('แบรนด์ และผู้ที่ครีเอเตอร์ถามได้', 'Brand, and who creators can ask'), lines: 1 },
      { label: t('สินค้าหรือบริการ รุ่น ขนาด ราคาขาย', 'Product or service: model, size, retail price'), lines: 1 },
    ],
  },
  {
    kind: 'choices',
    label: t('เป้าหมาย เลือกข้อเดียว', 'Goal, one only'),
    options: [
      t('ให้คนรู้จัก', 'Awareness'),
      t('ให้คนเข้าใจ', 'Understanding'),
      t('ให้คนเข้าเว็บหรือร้าน', 'Traffic'),
      t('ให้คนมีส่วนร่วม', 'Engagement'),
      t('ใช้โค้ดส่วนลด', 'Coupon code'),
    ],
  },
  {
    kind: 'blanks',
    fields: [
      { label: t('อยากให้ใครเห็น', 'Who should see it'), lines: 1 },
      { label: t('ดูจบแล้วให้จำอะไรได้หนึ่งข้อ', 'The one thing they should remember'), lines: 1 },
    ],
  },
  {
    kind: 'choices',
    label: t('ชนิดโพสต์', 'Post type'),
    options: [
      t('โพสต์ภาพ', 'Photo post'),
      t('รีลหรือวิดีโอสั้น', 'Reel or short video'),
      t('วิดีโอ', 'Video'),
      t('สตอรี่', 'Story'),
      t('ไลฟ์', 'Live'),
      t('แชร์ลิงก์', 'Link share'),
    ],
  },
  {
    kind: 'blanks',
    fields: [
      { label: t('สิ่งที่ต้องมีในโพสต์ ไม่เกิน 3 ข้อ', 'What must be in the post, 3 points at most'), lines: 3 },
      { label: t('สิ่งที่ห้ามพูดหรือห้ามให้เห็น', "What mustn't be said or shown"), lines: 3 },
    ],
  },
  {
    kind: 'choices',
    label: t('ครีเอเตอร์ได้ของอย่างไร', 'How creators get the product'),
    options: [
      t('ส่งของให้', 'Ship it'),
      t('สั่งซื้อเอง', 'Order online'),
      t('ซื้อแล้วเบิก', 'Buy and claim back'),
      t('ส่งรูปให้', 'Send photos'),
      t('เชิญมาที่ร้าน', 'Visit in person'),
    ],
  },
  {
    kind: 'blanks',
    fields: [
      { label: t('ส่งดราฟต์ภายในวันที่', 'Draft due'), lines: 1 },
      { label: t('วันโพสต์', 'Posting date'), lines: 1 },
      { label: t('จำนวนครีเอเตอร์', 'Number of creators'), lines: 1 },
    ],
  },
  {
    kind: 'blanks',
    fields: [
      { label: t('ค่าจ้างต่องาน (บาท)', 'Job pay each (THB)'), lines: 1 },
      { label: t('เพดานค่าสินค้าเบิกคืน (บาท)', 'Cap on goods claimed back (THB)'), lines: 1 },
      { label: t('ลิงก์หรือโค้ดที่ต้องใส่', 'Link or code to include'), lines: 1 },
    ],
  },
  {
    kind: 'choices',
    label: t('หลังโพสต์ แบรนด์นำไปใช้ที่ไหน', 'Where the brand may use the post afterwards'),
    options: [
      t('อยู่บนช่องครีเอเตอร์เท่านั้น', "Only on the creator's channel"),
      t('โซเชียลของแบรนด์ ไม่ยิงโฆษณา', "The brand's social, no ads"),
      t('โซเชียลของแบรนด์ และยิงโฆษณา', "The brand's social, with ads"),
      t('ทุกสื่อของแบรนด์', "All of the brand's media"),
    ],
  },
  {
    kind: 'blanks',
    fields: [
      { label: t('ใช้ได้ถึงวันที่', 'Usage ends on'), lines: 1 },
      { label: t('เงื่อนไขครีเอเตอร์ (ผู้ติดตาม จังหวัด สายคอนเทนต์)', 'Who can apply (followers, province, topics)'), lines: 1 },
    ],
  },
  {
    kind: 'choices',
    label: t('แฮชแท็กโฆษณา ต้องมีทุกโพสต์', 'Disclosure tag, required on every post'),
    options: [t('#โฆษณา', '#โฆษณา'), t('#ad เมื่อเนื้อหาเป็นภาษาอังกฤษ', '#ad where the content is in English')],
  },
  {
    kind: 'note',
    text: t(
      'ก่อนกดส่ง อ่านอีกรอบแบบครีเอเตอร์ ถ้ายังตอบไม่ได้ว่าถ่ายอะไร ส่งวันไหน และได้เท่าไร แสดงว่าบรีฟยังขาด',
      "Before you send it, read it as a creator would. If it doesn't say what to shoot, when it's due and what it pays, something is missing.",
    ),
  },
]
