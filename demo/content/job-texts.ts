import type { CarrierCode } from '../../src/features/jobs/rules/carriers.ts'
import { type Bilingual, t } from './types.ts'
import type { JobSub, RejectCode } from './types-jobs.ts'

/** What creators write when they apply: for any job, for one with shipped goods, for one at a shop. */
export const PITCHES: readonly Bilingual[] = [
  t(
    'เรื่องนี้อยู่ในชีวิตประจำวันอยู่แล้ว อยากเล่าจากที่ใช้จริง ส่งดราฟต์ได้ก่อนกำหนดสองวัน',
    'This is already part of my days, so I’d tell it from real use. Draft two days early.',
  ),
  t(
    'คนติดตามถามเรื่องนี้เข้ามาเกือบทุกสัปดาห์ ทำเป็นคำตอบให้เขาได้เลย',
    'Followers ask me about this nearly every week. I can make it an answer to them.',
  ),
  t(
    'ถนัดถ่ายแสงเช้า ตัดต่อเอง แก้ได้เร็วถ้าบรีฟเปลี่ยนเล็กน้อย',
    'Morning light is my thing. I edit myself and fix small changes fast.',
  ),
  t('เคยทำงานแนวนี้มาสามครั้ง ส่งตรงเวลาทุกครั้ง', 'Three jobs like this so far, all on time.'),
  t(
    'คนดูหลักเป็นกลุ่มที่บรีฟเขียนไว้ ส่งภาพสถิติล่าสุดให้ดูได้',
    'My viewers are the people in your brief. I can send the latest numbers.',
  ),
  t('มีมุมถ่ายที่เข้ากับงานนี้อยู่แล้ว ไม่ต้องเช่าสถานที่', 'I already have a corner that suits. No location needed.'),
  t(
    'จะทำเป็นตอนต่อจากโพสต์ที่คนดูเยอะสุดเดือนที่แล้ว คนรอดูภาคสองอยู่',
    'I would make it part two of last month’s most watched post. People are waiting.',
  ),
  t('ราคานี้ตกลง ขอเพิ่มภาพนิ่งให้อีกสองภาพโดยไม่คิดเงิน', 'The price works. I’ll add two stills at no charge.'),
  t('จะบอกทั้งข้อดีและข้อที่ไม่ถูกใจ คนดูช่องนี้ชอบความตรง', 'I’ll tell the good and the bad. That is why people watch.'),
  t('ทำซับอังกฤษให้ได้ด้วย คนดูต่างชาติมีราวหนึ่งในสิบ', 'I can add English subtitles; about one viewer in ten is abroad.'),
]
export const GOODS_PITCHES: readonly Bilingual[] = [
  t(
    'อยากลองมุมคนไม่เคยใช้มาก่อน เล่าตั้งแต่แกะกล่องจนใช้คล่อง',
    'I would take the first-timer’s angle, from the box to everyday use.',
  ),
  t('สะดวกส่งดราฟต์ภายในห้าวันหลังได้ของ ถ้าต้องแก้ขอเวลาหนึ่งวัน', 'Draft within five days of getting it, one day for each fix.'),
  t('พ่อแม่ที่บ้านก็ใช้ได้ อยากให้เห็นคนสองวัยในงานเดียว', 'My parents can use it too. Two generations in one post.'),
]
export const VISIT_PITCHES: readonly Bilingual[] = [
  t('อยู่ไม่ไกล เดินทางไปถ่ายได้ทั้งวันธรรมดาและวันหยุด', 'I live nearby and can film on any day.'),
  t('ขอไปช่วงคนน้อยจะได้เก็บเสียงดี ๆ นัดเวลาได้เลย', 'I’d come when it is quiet, for better sound. Name the time.'),
  t('จะพาแม่ไปด้วย คนดูชอบเวลาแม่ชิมหรือลองอะไรใหม่ ๆ', 'I’ll bring my mother. People love it when she tries new things.'),
]

/** Why a brand rejects a draft, and the comment that it adds. */
export const REJECTS: Record<RejectCode, { title: Bilingual; comment: Bilingual }> = {
  product_unclear: {
    title: t('เห็นสินค้าไม่ชัด', 'The product isn’t clear'),
    comment: t(
      'ขอเห็นโลโก้ตรง ๆ และขยับสินค้าให้พ้นเงา ที่เหลือดีมากค่ะ',
      'Please show the logo straight on, out of the shadow. The rest is great.',
    ),
  },
  tag_missing: {
    title: t('ไม่มีแฮชแท็กโฆษณา', 'The disclosure tag is missing'),
    comment: t(
      'ใส่แฮชแท็กโฆษณาไว้ต้นคำบรรยายก่อนนะคะ ที่เหลือใช้ได้แล้ว',
      'Put the tag at the start of the caption. The rest is fine.',
    ),
  },
  off_brief: {
    title: t('ยังไม่ตรงบรีฟ', 'Not on the brief yet'),
    comment: t(
      'ช่วงเปิดยาวไปหน่อย อยากให้เห็นการใช้จริงภายใน 5 วินาทีแรก',
      'The opening runs long. We’d like real use within the first 5 seconds.',
    ),
  },
  claim: {
    title: t('มีคำที่พูดเกินจริง', 'A claim goes too far'),
    comment: t(
      'ประโยคที่รับรองผลต้องตัดออก กฎหมายไม่ให้พูดค่ะ',
      'The line that promises a result must go. The law doesn’t allow it.',
    ),
  },
  sound: {
    title: t('เสียงไม่ชัด', 'The sound isn’t clear'),
    comment: t(
      'เสียงลมดังช่วงกลางคลิป ถ้าอัดใหม่ไม่ได้ ใส่ซับให้ครบก็พอ',
      'Wind covers the middle. If you can’t record again, full subtitles will do.',
    ),
  },
  wrong_fact: {
    title: t('ข้อมูลสินค้าผิด', 'A product fact is wrong'),
    comment: t(
      'ตัวเลขไม่ตรงกับเอกสารในบรีฟ แก้จุดเดียวค่ะ',
      'One number differs from the sheet in the brief. Only that needs fixing.',
    ),
  },
}
export const REJECT_CODES = Object.keys(REJECTS) as RejectCode[]
/** The reasons for which a picture can be rejected. */
export const STILL_REJECT_CODES: readonly RejectCode[] = ['product_unclear', 'claim', 'wrong_fact']

/** What creators write with a draft: for a video, for a picture, then for a corrected one of either kind. */
export const DRAFT_NOTES: readonly Bilingual[] = [
  t('ดราฟต์แรก เปิดด้วยการใช้จริง ราคาอยู่ท้ายคลิป', 'First draft. Opens on real use, price at the end.'),
  t('ตัดเหลือสั้นที่สุดแล้ว ถ้าอยากได้สั้นกว่านี้ตัดช่วงเดินออกได้', 'As short as I can make it. The walking part can still go.'),
  t('ใส่ซับไทยครบแล้ว สีฉลากตรงกับของจริง', 'Thai subtitles in. The label colour matches the real one.'),
  t('มีสองแบบตอนจบ ส่งแบบที่ชอบกว่ามาก่อน', 'I have two endings. This is the one I prefer.'),
  t('เสียงพื้นหลังเป็นเสียงจริง ยังไม่ได้ใส่เพลง', 'Background sound is real, no music yet.'),
]
export const STILL_NOTES: readonly Bilingual[] = [
  t('ถ่ายแสงเช้าทั้งชุด ยังไม่ได้ปรับสี', 'All in morning light, colours untouched.'),
  t('เรียงภาพตามลำดับที่จะโพสต์แล้ว คำบรรยายอยู่ในไฟล์เดียวกัน', 'In posting order, caption in the same file.'),
  t(
    'ภาพแรกเลือกใบที่เห็นสินค้าชัดที่สุด สลับได้ถ้าชอบใบอื่น',
    'The first picture shows the product best. Swap it if you like another.',
  ),
]
export const FIX_NOTES: readonly Bilingual[] = [
  t('หันโลโก้ออกหน้ากล้อง ย้ายมาถ่ายริมหน้าต่าง', 'Logo faces the camera, and I moved to the window.'),
  t('แก้ตามที่ขอครบแล้ว จุดอื่นไม่ได้แตะ', 'Every point fixed, nothing else touched.'),
  t('แก้ตัวเลขและเพิ่มแฮชแท็กโฆษณาต้นคำบรรยายแล้ว', 'Numbers fixed, disclosure tag at the start of the caption.'),
]

/** A creator's message and the brand's reply. The last two are about shipped goods. */
export const EXCHANGES: readonly (readonly [influencer: Bilingual, marketer: Bilingual])[] = [
  [
    t('รับงานแล้ว จะถ่ายเสาร์นี้ช่วงเช้า', 'Job accepted. I’ll film this Saturday morning.'),
    t('ยินดีที่ได้ร่วมงานค่ะ มีอะไรถามได้ในนี้เลย', 'Glad to work together. Ask us anything here.'),
  ],
  [
    t('ขอถามเรื่องช่วงเวลาโพสต์ ลงก่อนสองทุ่มได้ไหม', 'May I post before eight in the evening?'),
    t('ลงได้ตั้งแต่หกโมงเย็นถึงสองทุ่มค่ะ', 'Any time from six to eight works.'),
  ],
  [
    t(
      'ฝนตกสองวัน ขอเลื่อนถ่ายกลางแจ้งไปวันพรุ่งนี้ ยังทันกำหนด',
      'Two days of rain, so the outdoor part moves to tomorrow. Still on time.',
    ),
    t('รับทราบค่ะ ดูแลตัวเองด้วยนะคะ', 'Understood. Take care out there.'),
  ],
  [
    t('อยากเล่าข้อที่ไม่ค่อยถูกใจหนึ่งข้อด้วย ติดไหม', 'I’d like to mention one thing I didn’t love. Is that all right?'),
    t('ได้เลยค่ะ เล่าตามจริงดีกว่า', 'Of course. Honest is better.'),
  ],
  [
    t('เอกสารในบรีฟหน้าสองเปิดไม่ขึ้น ส่งใหม่ได้ไหม', 'Page two of the brief won’t open. Could you send it again?'),
    t('แนบใหม่ในบรีฟแล้วค่ะ ลองเปิดอีกครั้ง', 'It’s attached again. Give it another try.'),
  ],
  [
    t('ถ้าคนดูถามเรื่องโปร ให้ตอบว่าอย่างไรดี', 'If viewers ask about offers, what should I say?'),
    t('ให้ทักเพจได้เลยค่ะ เราตอบให้ทุกคน', 'Send them to our page. We answer everyone.'),
  ],
  [
    t('ขอยืนยันที่อยู่จัดส่งตามโปรไฟล์ มีคนรับทั้งวัน', 'My address is the one in my profile. Someone is home all day.'),
    t('ได้ค่ะ ส่งแล้วจะแจ้งเลขพัสดุในงานนี้', 'Good. We’ll add the tracking number here.'),
  ],
  [
    t('ขอสีอ่อนได้ไหม ถ่ายกับฉากที่บ้านแล้วเห็นชัดกว่า', 'Could I have the light colour? It shows better against my wall.'),
    t('มีค่ะ เปลี่ยนให้แล้ว', 'We have it. Changed for you.'),
  ],
]
export const GOODS_EXCHANGES = 2

export const DISPUTES: Partial<Record<string, Bilingual>> = {
  WORKING: t(
    'แก้ตามที่ขอแล้ว แต่แบรนด์ขอเปลี่ยนเพลงและถ่ายใหม่ทั้งคลิป ซึ่งไม่อยู่ในบรีฟ',
    'The fixes are done as asked. The brand now wants another song and a full reshoot, which the brief doesn’t mention.',
  ),
  INSIGHT: t(
    'ภาพอินไซต์ที่ส่งมาเป็นของโพสต์อื่น ขอให้ทีมงานตรวจจากลิงก์จริง',
    'The insight picture belongs to another post. Please check the real link.',
  ),
  SHIPPING: t(
    'ของถึงในสภาพแตก แจ้งไปสี่วันแล้วยังไม่ได้ส่งใหม่',
    'It arrived broken. Four days later nothing has been sent again.',
  ),
}

/** Why a job ended before it was completed. */
export const ENDINGS: Partial<Record<JobSub, Bilingual>> = {
  brand_early: t('เปลี่ยนแผนเปิดตัว ขอยกเลิกก่อนเริ่มทำ', 'The launch plan changed before work began'),
  brand_no_draft: t(
    'สินค้าล็อตนี้เลื่อนขาย ขอยกเลิกระหว่างรอดราฟต์',
    'This batch goes on sale later; cancelled while waiting for the draft',
  ),
  brand_draft: t('ดราฟต์ยังไม่ตรงทิศทางแคมเปญ ขอยกเลิก', 'The draft doesn’t fit where the campaign is heading'),
  brand_ready: t('ปิดแคมเปญก่อนกำหนด ขอยกเลิกก่อนโพสต์', 'The campaign closed early, before the post'),
  creator_late: t('ไม่ได้ดราฟต์เกินกำหนด 72 ชม.', 'No draft 72 h past the deadline'),
  creator_left: t('ติดงานประจำ ขอถอนตัวก่อนส่งดราฟต์', 'Work got in the way; left before a draft'),
  silence: t('ไม่ตอบรับภายใน 72 ชม. ระบบยกเลิกให้', 'No answer in 72 h, cancelled by the system'),
  brand_declined: t('รอบนี้เลือกคนอื่น', 'Others were chosen this time'),
  creator_declined: t('คิวถ่ายเต็มช่วงนั้น', 'Fully booked at that time'),
  full: t('แคมเปญรับครบแล้ว', 'The campaign is full'),
}

export const LINK_FAILURE = t('ไม่พบแฮชแท็กโฆษณาในคำบรรยาย', 'The disclosure tag is missing from the caption')
export const RECEIPT_REFUSED = t(
  'ใบเสร็จไม่เห็นวันที่และชื่อร้าน ขอภาพใหม่',
  'The receipt shows no date or shop name. Send another picture.',
)
export const INSIGHT_REFUSED = t(
  'ภาพอินไซต์ตัดยอดการเข้าถึงออก ขอภาพเต็มหน้าจอ',
  'The picture leaves out the reach. Send the whole screen.',
)
export const SHOPS: readonly Bilingual[] = [
  t('ร้านสหกรณ์หน้าตลาด', 'The co-op by the market'),
  t('ร้านของใช้ปากซอย', 'The corner household shop'),
  t('ร้านครัวสุขใจ', 'Khrua Sukjai store'),
]
/** Carriers with the format of their tracking numbers, made from eight digits. */
export const PARCELS: readonly { carrier: CarrierCode; numberOf: (digits: string) => string }[] = [
  { carrier: 'thailand_post', numberOf: (digits) => `ED1${digits}TH` },
  { carrier: 'flash', numberOf: (digits) => `TH01${digits}A` },
  { carrier: 'jt', numberOf: (digits) => `8200${digits}` },
]
