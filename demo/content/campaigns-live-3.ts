import type { CampaignRow } from './build-campaign.ts'
import { t } from './types.ts'

/** Open campaigns: cars, music, home, fashion, tea. */
export const LIVE_3: readonly CampaignRow[] = [
  {
    key: 'lom-test',
    marketer: 'tangwong',
    scene: 'car',
    title: t('ขับรถไฟฟ้า ลมโชย มินิ หนึ่งวันเต็มในเมือง', 'A whole city day in the Lomchoey Mini electric car'),
    product: t('รถไฟฟ้า ลมโชย มินิ', 'Lomchoey Mini electric car'),
    brief: t(
      'รับรถที่โชว์รูมตอนเช้า คืนตอนเย็น ใช้ชีวิตตามปกติหนึ่งวัน ทั้งหาที่จอด กลับรถในซอย และชาร์จหนึ่งครั้ง เล่าระยะทางกับค่าไฟเป็นตัวเลข บอกข้อที่ไม่ชอบอย่างน้อยหนึ่งข้อ',
      'Pick the car up in the morning, return it in the evening and live a normal day: parking, a turn in a narrow soi, one charge. Give distance and cost in numbers, and at least one thing you didn’t like.',
    ),
    dos: [
      ['เห็นหน้าจอระยะทางตอนรับและคืนรถ', 'Show the range display at pick-up and return'],
      ['คาดเข็มขัดทุกที่นั่งตลอดคลิป', 'Seat belts on in every seat'],
      ['ลองใส่ของหรือคาร์ซีตท้ายรถ', 'Try bags or a child seat in the back'],
    ],
    donts: [
      ['ไม่ถือโทรศัพท์หรือกล้องขณะขับ', "Don't hold a phone or camera while driving"],
      ['ไม่ขับเกินกำหนดความเร็ว', "Don't exceed the speed limit"],
    ],
    post: ['YOUTUBE', 'videoPost'],
    terms: { objective: 2, review: 'invite', pay: [16_000, 24_000], slots: 5 },
    days: [-12, 13, 20, 27],
    who: { interests: ['car', 'tech', 'family', 'travel'], followers: [20_000, null], er: 1.5 },
    tail: { tag: '#ad', path: 'mini-drive', rights: ['brand_ads', 180] },
  },
  {
    key: 'lom-family',
    marketer: 'tangwong',
    scene: 'car',
    title: t('เช้าวันส่งลูกกับรถไฟฟ้าคันเล็ก', 'The school run in a small electric car'),
    product: t('รถไฟฟ้า ลมโชย มินิ', 'Lomchoey Mini electric car'),
    brief: t(
      'เล่าเช้าวันเรียนหนึ่งวันตั้งแต่ออกจากบ้านจนถึงหน้าโรงเรียน ใครนั่งตรงไหน กระเป๋าวางตรงไหน จอดส่งง่ายไหม ถ้าไม่มีลูก เล่าเช้าวันทำงานที่ต้องรับเพื่อนแทนได้',
      'One school morning from the front door to the school gate: who sits where, where the bags go, how the drop-off works. No children? A work morning picking up friends will do.',
    ),
    dos: [
      ['เด็กนั่งคาร์ซีตหรือเบาะหลังเสมอ', 'Children in a child seat or the back'],
      ['พูดถึงเสียงในรถและแอร์ตอนรถติด', 'Mention cabin noise and the air-con in traffic'],
    ],
    donts: [
      ['ไม่ให้เห็นชื่อโรงเรียนหรือหน้าเด็กคนอื่น', 'No school names, no other children’s faces'],
      ['ไม่จอดในที่ห้ามจอดเพื่อถ่าย', "Don't park illegally to film"],
    ],
    post: ['TIKTOK', 'reel'],
    terms: { objective: 1, review: 'invite', pay: 8_500, slots: 6 },
    days: [-7, 16, 22, 28],
    who: { interests: ['family', 'car', 'lifestyle'], followers: [20_000, 500_000], er: 4 },
    tail: { tag: '#ad', path: 'school-run', rights: ['brand_social', 180] },
  },
  {
    key: 'siang-rain',
    marketer: 'tangwong',
    scene: 'music',
    title: t('ร้อง เล่น หรือเต้นกับเพลงเปิดอัลบั้ม หน้าฝนปีนี้', 'Sing, play or dance to the first track of This Rainy Season'),
    product: t('อัลบั้ม หน้าฝนปีนี้', 'The album This Rainy Season'),
    brief: t(
      'ใช้ท่อนฮุก 20 วินาทีที่เราส่งให้ ทำในแบบที่ช่องคุณถนัด จะคัฟเวอร์ เล่นเครื่องดนตรี หรือใช้เป็นเพลงประกอบวันฝนตกก็ได้ ค่ายอนุญาตให้ใช้เพลงในคลิปนี้แล้ว',
      'Use the 20-second hook we send, in whatever way suits your channel: a cover, an instrument or the sound of a rainy day. The label has cleared the track for this clip.',
    ),
    dos: [
      ['ใช้เสียงทางการของค่ายใน TikTok', 'Use the label’s official sound on TikTok'],
      ['ขึ้นชื่อเพลงและศิลปินในคำบรรยาย', 'Name the song and artist in the caption'],
    ],
    donts: [
      ['ไม่เร่งความเร็วหรือเปลี่ยนคีย์เพลง', "Don't speed up or transpose the track"],
      ['ไม่ใช้คำหยาบในคลิป', 'No swearing'],
    ],
    post: ['TIKTOK', 'reel'],
    terms: { objective: 4, review: 'photo', pay: 6_000, slots: 10 },
    days: [-15, 6, 9, 12],
    who: { interests: ['music', 'lifestyle', 'travel', 'tech'], followers: [5_000, null], er: 3.5 },
    tail: { path: 'rainy', rights: ['brand_social', 60] },
  },
  {
    key: 'tharn-30',
    marketer: 'khrutharn',
    scene: 'music',
    title: t('ลองเรียนกีตาร์จากศูนย์ 30 วัน แล้วเล่นให้ดูหนึ่งเพลง', 'Learn guitar from zero in 30 days, then play us one song'),
    product: t('คอร์สกีตาร์ 30 วัน', '30-day guitar course'),
    brief: t(
      'ได้สิทธิ์เรียนครบ 30 บทโดยไม่มีค่าใช้จ่าย ถ่ายตัวเองวันแรก วันที่ 15 และวันที่ 30 แล้วตัดรวมให้เห็นพัฒนาการ เล่นผิดได้ ไม่ต้องถ่ายใหม่',
      'You get all 30 lessons at no cost. Film day 1, day 15 and day 30, and cut them together. Wrong notes are fine; don’t reshoot.',
    ),
    dos: [
      ['บอกว่าเคยเล่นมาก่อนหรือไม่', 'Say whether you have played before'],
      ['เห็นหน้าบทเรียนที่กำลังฝึกสั้น ๆ', 'Show the lesson on screen briefly'],
    ],
    donts: [['ไม่อัดเสียงทับจากคนอื่น', "Don't dub someone else’s playing"]],
    post: ['YOUTUBE', 'reel'],
    terms: { objective: 3, review: 'photo', pay: 2_500, slots: 5 },
    days: [-78, 20, 35, 38],
    who: { interests: ['music', 'family', 'lifestyle', 'tech', 'health'], followers: [2_000, 60_000] },
    tail: { coupon: 'THARN30', rights: ['brand_social', 365] },
  },
  {
    key: 'pinto-shelf',
    marketer: 'pinto',
    scene: 'home',
    title: t('มุมรกหนึ่งมุมกับชั้นวางพับได้ ก่อนและหลัง', 'One messy corner and a folding shelf, before and after'),
    product: t('ชั้นวางของพับได้', 'Folding shelf'),
    brief: t(
      'เลือกมุมที่รกที่สุดในบ้าน สั่งชั้นวางด้วยโค้ดที่ให้ ไม่ต้องจ่ายเงิน แล้วถ่ายก่อน ระหว่าง และหลังจัด บอกขนาดมุมและเวลาที่ใช้จริง',
      'Choose the messiest corner at home, order the shelf with our code at no cost and film before, during and after. Give the corner’s size and the time it took.',
    ),
    dos: [
      ['ถ่ายมุมเดียวกันก่อนและหลัง', 'Same angle before and after'],
      ['กางและพับชั้นให้ดูหนึ่งครั้ง', 'Open and fold the shelf once on camera'],
    ],
    donts: [
      ['ไม่วางของเกิน 15 กิโลต่อชั้น', 'No more than 15 kg a shelf'],
      ['ไม่จัดฉากให้รกเกินจริง', "Don't stage the mess"],
    ],
    post: ['INSTAGRAM', 'reel'],
    terms: { objective: 3, review: 'buy order', pay: 3_900, slots: 8 },
    days: [-11, 9, 16, 21],
    who: { interests: ['design', 'family', 'lifestyle', 'tech'], followers: [8_000, 100_000], er: 3 },
    tail: { coupon: 'PINTOFOLD', path: 'shelf', rights: ['brand_social', 120] },
  },
  {
    key: 'pp-shirt',
    marketer: 'phaengprod',
    scene: 'fashion',
    title: t('เชิ้ตไม่ต้องรีด ใส่จริงหนึ่งวันทำงาน', 'A no-iron shirt through one real working day'),
    product: t('เชิ้ตไม่ต้องรีด', 'No-iron shirt'),
    brief: t(
      'สั่งไซซ์ที่คุณใส่จริงด้วยโค้ดที่ให้ ซัก ตาก แล้วใส่เลยไม่รีด ถ่ายตอนเช้า ตอนเที่ยง และตอนกลับบ้าน ให้เห็นว่ายับแค่ไหน ผู้ชายผู้หญิงใส่ได้หมด',
      'Order your own size with our code, wash it, hang it and wear it without ironing. Film morning, noon and the way home so we see the creases. It fits everyone.',
    ),
    dos: [
      ['บอกส่วนสูง ไซซ์ที่ใส่ และทรงที่ชอบ', 'Tell your height, size and the fit you like'],
      ['เห็นป้ายชื่อและสีตามจริงกลางแดด', 'Show the label and true colour in daylight'],
    ],
    donts: [
      ['ไม่รีดหรือพ่นไอน้ำก่อนถ่าย', "Don't iron or steam it first"],
      ['ไม่พูดถึงรูปร่างของคนอื่น', "Don't comment on other people’s bodies"],
    ],
    post: ['INSTAGRAM', 'reel'],
    terms: { objective: 5, review: 'buy order', pay: 4_200, slots: 10 },
    days: [-6, 15, 20, 25],
    who: { interests: ['lifestyle', 'design', 'beauty', 'travel'], followers: [7_000, 100_000], er: 3 },
    tail: { coupon: 'NOIRON', path: 'shirt', rights: ['brand_social', 120] },
  },
]
