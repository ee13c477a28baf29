import type { CampaignRow } from './build-campaign.ts'
import { t } from './types.ts'

/** Open campaigns: fashion, health, gold, family, news, home. */
export const LIVE_2: readonly CampaignRow[] = [
  {
    key: 'pp-bag',
    marketer: 'phaengprod',
    scene: 'fashion',
    title: t('จับคู่กระเป๋าใบเดียวกับ 3 ลุคไปทำงาน', 'One canvas bag, three looks for work'),
    product: t('กระเป๋าผ้าใบเดียวจบ', 'The one-bag canvas tote'),
    brief: t(
      'ทำสตอรี่ 3 ชิ้น ชิ้นละหนึ่งลุค ใช้เสื้อผ้าที่มีอยู่แล้วในตู้ ให้เห็นว่ากระเป๋าใบเดิมเข้ากับชุดทางการ ชุดสบาย และชุดหลังเลิกงานได้อย่างไร',
      'Three stories, one look each, with clothes you already own. Show how the same bag goes with something formal, something easy and something for after work.',
    ),
    dos: [
      ['ให้เห็นของที่ใส่ในกระเป๋าจริงอย่างน้อยหนึ่งลุค', 'Show what you carry in at least one look'],
      ['ใส่สติกเกอร์ลิงก์ในสตอรี่สุดท้าย', 'Put the link sticker on the last story'],
      ['เก็บสตอรี่ไว้ในไฮไลต์ 14 วัน', 'Keep the stories in a highlight for 14 days'],
    ],
    donts: [
      ['ไม่แต่งสีกระเป๋าให้เพี้ยน', "Don't shift the bag's colour"],
      ['ไม่ให้เห็นโลโก้กระเป๋ายี่ห้ออื่น', 'No other bag logos in frame'],
    ],
    post: ['INSTAGRAM', 'story'],
    terms: { objective: 3, review: 'shipping', pay: 3_200, slots: 15, inviteOnly: true },
    days: [-10, 11, 12, 17],
    who: { interests: ['lifestyle', 'design', 'beauty'], followers: [10_000, 120_000], er: 3, gender: 'female' },
    tail: { path: 'tote', rights: ['brand_social', 150] },
  },
  {
    key: 'samun-compress',
    marketer: 'samunprai',
    scene: 'health',
    title: t('ยืดเส้นเช้ากับลูกประคบอุ่น ทำตามได้ในห้องนอน', 'A morning stretch routine with a herbal compress'),
    product: t('ลูกประคบอุ่นไมโครเวฟ', 'Microwave herbal compress'),
    brief: t(
      'พาคนดูยืดเส้นเบา ๆ 6–8 นาทีหลังตื่นนอน แล้วใช้ลูกประคบอุ่นบ่าและหลัง ให้เห็นวิธีอุ่นในไมโครเวฟจริงและเวลาที่ใช้ อยากได้บรรยากาศเช้าที่ไม่รีบ',
      'Lead a gentle 6 to 8 minute stretch after waking, then warm the shoulders and back with the compress. Show it going into the microwave and for how long. An unhurried morning, please.',
    ),
    dos: [
      ['ลองอุณหภูมิกับหลังมือก่อนวางบนผิว', 'Test the heat on the back of a hand first'],
      ['มีท่าสำหรับคนนั่งเก้าอี้อย่างน้อยหนึ่งท่า', 'Include at least one chair version'],
    ],
    donts: [
      ['ไม่พูดว่ารักษาหรือหายปวด', "Don't say it cures or removes pain"],
      ['ไม่ใช้กับแผลหรือผิวอักเสบ', "Don't use it on wounds or inflamed skin"],
    ],
    post: ['YOUTUBE', 'videoPost'],
    terms: { objective: 2, review: 'shipping', pay: 3_800, slots: 8 },
    days: [-13, 8, 13, 18],
    who: {
      interests: ['health', 'lifestyle', 'family', 'beauty', 'food', 'design'],
      followers: [3_000, 120_000],
      er: 2,
    },
    tail: { coupon: 'PRAIAOON', path: 'compress', rights: ['brand_social', 90] },
  },
  {
    key: 'krapuk-gold',
    marketer: 'krapuk',
    scene: 'investment',
    title: t(
      'เล่าเรื่องออมทองรายเดือนให้คนเริ่มทำงาน ไม่ใช้ศัพท์ยาก',
      'Explain monthly gold saving to first jobbers, without jargon',
    ),
    product: t('ออมทองรายเดือน', 'Monthly gold saving'),
    brief: t(
      'อธิบายว่าออมทองเดือนละ 500 บาททำงานอย่างไร ราคาขึ้นลงกระทบอะไร และถอนออกได้เมื่อไร เล่าเหมือนคุยกับน้องที่เพิ่งได้เงินเดือนก้อนแรก พูดความเสี่ยงก่อนข้อดี',
      'How does saving 500 baht a month in gold work, what do price swings do and when can you take it out? Talk as to a younger sibling with a first pay cheque, and name the risk before the upside.',
    ),
    dos: [
      ['พูดประโยคเตือนความเสี่ยงใน 10 วินาทีแรก', 'Say the risk line in the first 10 seconds'],
      ['ใช้กราฟราคาที่เราให้ ไม่ตัดช่วงที่ลง', 'Use our price chart, falls included'],
    ],
    donts: [
      ['ไม่คาดการณ์ราคาทองในอนาคต', 'No price forecasts'],
      ['ไม่บอกให้กู้เงินมาออม', "Don't suggest borrowing to save"],
      ['ไม่อ้างกำไรของตัวเองเป็นตัวอย่างเดียว', "Don't use only your own gains as the example"],
    ],
    post: ['TIKTOK', 'reel'],
    terms: { objective: 2, review: 'photo', pay: 7_200, slots: 6 },
    days: [-8, 14, 19, 24],
    who: { interests: ['investment', 'news', 'lifestyle'], followers: [20_000, null], er: 4 },
    tail: { path: 'gold-500', rights: ['brand_ads', 60] },
  },
  {
    key: 'pinto-picnic',
    marketer: 'pinto',
    scene: 'family',
    title: t('จัดปิกนิกวันอาทิตย์สำหรับสี่คนในปิ่นโตเถาเดียว', 'Pack a Sunday picnic for four in one tiffin'),
    product: t('ปิ่นโต 4 ชั้นเก็บอุ่น', 'Four-tier insulated tiffin'),
    brief: t(
      'ซื้อปิ่นโตจากร้านไหนก็ได้แล้วเบิกคืนตามใบเสร็จ จัดอาหารสี่ชั้นให้ครบมื้อของบ้านคุณ ถ่ายภาพตอนจัดเสร็จและตอนเปิดกินนอกบ้าน บอกว่าผ่านไปกี่ชั่วโมงแล้วยังอุ่น',
      'Buy the tiffin anywhere and claim it back with the receipt. Fill all four tiers with a meal your family eats, photograph it packed and then opened outdoors, and say how many hours it stayed warm.',
    ),
    dos: [
      ['ถ่ายครบทั้งสี่ชั้นในภาพเดียว', 'All four tiers in one photo'],
      ['บอกเวลาปิดฝาและเวลาเปิดกิน', 'Tell when you closed and opened it'],
      ['เก็บใบเสร็จที่เห็นชื่อร้านและวันที่', 'Keep a receipt with shop name and date'],
    ],
    donts: [
      ['ไม่เอาเข้าไมโครเวฟ', "Don't put it in a microwave"],
      ['ไม่ใช้จานชามพลาสติกใช้ครั้งเดียวในภาพ', 'No single-use plastic in the pictures'],
    ],
    post: ['FACEBOOK_PAGE', 'photoPost'],
    terms: { objective: 4, review: 'buy product', pay: 3_400, slots: 15, cap: 1_290 },
    days: [-15, 11, 14, 19],
    who: { interests: ['family', 'food', 'lifestyle'], followers: [8_000, null] },
    tail: { path: 'picnic', rights: ['brand_social', 120] },
  },
  {
    key: 'khao-60s',
    marketer: 'khaotalad',
    scene: 'news',
    title: t('60 วินาทีกับข่าวปากท้อง ทุกเช้าวันทำงาน', 'Sixty seconds of the morning’s food news, every weekday'),
    product: t('จดหมายข่าวเช้า', 'The morning letter'),
    brief: t(
      'อ่านจดหมายข่าวของเช้านั้น เลือกเรื่องที่กระทบกระเป๋าคนดูของคุณหนึ่งเรื่อง แล้วเล่าในสตอรี่ 60 วินาทีก่อน 9 โมง ทำติดกัน 5 วัน วันละหนึ่งชิ้น',
      'Read that morning’s letter, choose one story that touches your viewers’ wallets and tell it in a 60-second story before 9. Five weekdays in a row, one story a day.',
    ),
    dos: [
      ['บอกที่มาของข่าวและวันที่ทุกชิ้น', 'Name the source and date each time'],
      ['ใส่ลิงก์สมัครจดหมายข่าวในสตอรี่', 'Add the sign-up link to the story'],
    ],
    donts: [
      ['ไม่ใส่ความเห็นทางการเมือง', 'No political opinion'],
      ['ไม่เปลี่ยนตัวเลขหรือหัวข่าว', "Don't alter figures or headlines"],
    ],
    post: ['INSTAGRAM', 'story'],
    terms: { objective: 3, review: 'photo', pay: 5_000, slots: 3 },
    days: [-11, 3, 8, 12],
    who: { interests: ['news', 'food', 'investment', 'family'], followers: [6_000, null], er: 2 },
    tail: { path: 'morning', rights: ['creator_only', 14] },
  },
  {
    key: 'nuan-night',
    marketer: 'nuanuan',
    scene: 'home',
    title: t('มุมโปรดในห้องกับเซรั่มก่อนนอน', 'Your favourite corner and a serum before bed'),
    product: t('เซรั่มผิวฉ่ำน้ำ 30 มล.', 'Dewy serum 30 ml'),
    brief: t(
      'พาไปดูมุมในห้องที่คุณนั่งพักก่อนนอน ไฟดวงไหน หนังสือเล่มไหน แล้วเซรั่มอยู่ตรงไหนของกิจวัตรนั้น คลิปช้า ๆ เสียงเบา ๆ ไม่ต้องพูดก็ได้',
      'Take us to the corner where you wind down: which lamp, which book, and where the serum fits in. Slow and quiet; no talking needed.',
    ),
    dos: [
      ['ถ่ายหลังหกโมงเย็น ใช้ไฟในห้องจริง', 'Film after six with the lights you have'],
      ['เห็นมือหยดเซรั่มลงฝ่ามือหนึ่งครั้ง', 'Show drops falling onto your palm once'],
    ],
    donts: [
      ['ไม่ใช้เพลงที่มีลิขสิทธิ์เชิงพาณิชย์', 'No music you cannot use commercially'],
      ['ไม่พูดว่าเห็นผลข้ามคืน', "Don't say it works overnight"],
    ],
    post: ['TIKTOK', 'reel'],
    terms: { objective: 4, review: 'shipping', pay: 2_800, slots: 20 },
    days: [-17, 12, 15, 20],
    who: { interests: ['beauty', 'lifestyle', 'design'], followers: [5_000, 100_000], er: 5 },
    tail: { path: 'night', rights: ['brand_social', 90] },
  },
]
