import type { Bilingual } from '../../src/core/shapes.ts'
import { type ChannelType, t } from '../content/types.ts'
import type { SiteItem } from './types.ts'

type Row = readonly [
  slug: string,
  name: Bilingual,
  channel: ChannelType,
  url: string,
  followers: number,
  scene: string,
  about: Bilingual,
]

const ROWS: readonly Row[] = [
  [
    'khao-talad',
    t('ข่าวตลาด', 'Khao Talad'),
    'FACEBOOK_PAGE',
    'https://www.facebook.com/khaotalad.demo',
    486_000,
    'news',
    t(
      'ข่าวปากท้องและราคาอาหารสดทุกเช้า แบ่งพื้นที่ให้ครีเอเตอร์ท้องถิ่นเล่าเรื่องจังหวัดของตัวเองสัปดาห์ละสองครั้ง',
      "Cost-of-living news and fresh-food prices each morning. Twice a week, local creators take over to tell their own province's story.",
    ),
  ],
  [
    'siangthung',
    t('เสียงทุ่ง', 'Siangthung'),
    'YOUTUBE',
    'https://www.youtube.com/@siangthung.demo',
    712_000,
    'music',
    t(
      'ค่ายเพลงที่เปิดคลังดนตรีให้ครีเอเตอร์ในตลาดใช้ประกอบวิดีโอ พร้อมบันทึกสดจากเวทีงานวัดทุกเดือน',
      'A record label that opens its music library to creators on Talad, and films a temple-fair stage every month.',
    ),
  ],
  [
    'krua-khang-baan',
    t('ครัวข้างบ้าน', 'Krua Khang Baan'),
    'TIKTOK',
    'https://www.tiktok.com/@kruakhangbaan.demo',
    355_000,
    'noodles',
    t(
      'รวมครัวเล็กจากทั่วประเทศ ใครมีสูตรประจำบ้านก็ส่งมาได้ ทีมช่วยถ่ายและใส่คำบรรยายสองภาษา',
      'Small kitchens from all over the country. Send in a family recipe and the team films it, with subtitles in two languages.',
    ),
  ],
  [
    'rodmae-weekend',
    t('รถเมล์วันหยุด', 'Rodmae Weekend'),
    'INSTAGRAM',
    'https://www.instagram.com/rodmaeweekend.demo',
    198_000,
    'travel',
    t(
      'เที่ยววันเดียวด้วยขนส่งสาธารณะ ชวนครีเอเตอร์สายเที่ยวผลัดกันวาดเส้นทางและบอกค่าใช้จ่ายจริง',
      'Day trips by public transport. Travel creators take turns to plan the route and say what it really cost.',
    ),
  ],
  [
    'om-kan-thoe',
    t('ออมกันเถอะ', 'Om Kan Thoe'),
    'LINE',
    'https://line.me/R/ti/p/@omkanthoe.demo',
    124_000,
    'finance',
    t(
      'เคล็ดลับออมเงินวันละหนึ่งข้อความ เขียนโดยครีเอเตอร์สายการเงินและตรวจโดยนักวางแผนการเงินก่อนส่ง',
      'One saving tip a day, written by money creators and checked by a financial planner before it goes out.',
    ),
  ],
  [
    'chang-noi',
    t('ช่างน้อยคอมมูนิตี้', 'Chang Noi Community'),
    'FACEBOOK_PAGE',
    'https://www.facebook.com/changnoi.demo',
    91_400,
    'home',
    t(
      'ชุมชนคนซ่อมบ้านเองที่ตอบกันจริง มีครีเอเตอร์สายช่างเวียนมาเปิดคลินิกถามตอบทุกคืนวันพุธ',
      'A community of people who mend their own homes and actually answer each other. Handy creators hold a clinic every Wednesday night.',
    ),
  ],
  [
    'phiw-di-mai-reep',
    t('ผิวดีไม่รีบ', 'Phiw Di Mai Reep'),
    'LEMON8',
    'https://www.lemon8-app.com/@phiwdimaireep.demo',
    67_800,
    'skincare',
    t(
      'รีวิวสกินแคร์แบบใช้ครบเดือนก่อนเล่า รวมโพสต์จากครีเอเตอร์หลายสภาพผิวไว้ให้ค้นหาง่าย',
      'Skincare reviewed only after a month of use, with posts by creators of every skin type in one searchable place.',
    ),
  ],
  [
    'tech-bai-tong',
    t('เทคใบตอง', 'Tech Bai Tong'),
    'X',
    'https://x.com/techbaitong_demo',
    83_200,
    'tech',
    t(
      'สรุปข่าวเทคเป็นภาษาไทยที่คนในบ้านเข้าใจ และคัดแอปมีประโยชน์จากครีเอเตอร์มาแนะนำทุกวันศุกร์',
      "Tech news in Thai that the whole house understands, plus a creator's pick of useful apps each Friday.",
    ),
  ],
]

/** Media and communities that work with the market's creators, in display order. */
export const PARTNER_CHANNELS: readonly SiteItem<'partnerChannel'>[] = ROWS.map(
  ([slug, name, channelType, url, followers, scene, about], index) => ({
    kind: 'partnerChannel',
    slug,
    published: { daysAgo: 150 - index * 12, minute: 660 },
    position: index + 1,
    doc: {
      name,
      about,
      url,
      channelType,
      followers,
      logo: { fileId: null, scene, alt: t(`ตราของ${name.th}`, `Mark of ${name.en}`) },
    },
  }),
)
