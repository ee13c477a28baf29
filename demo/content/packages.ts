import { baht, type Satang } from '../../src/core/money.ts'
import type { Objective } from '../../src/core/vocabulary.ts'
import { type Bilingual, type ChannelType, type PostType, type Tier, t } from './types.ts'

/**
 * A package of the catalogue: a number of jobs of one tier, post type and channel type. Unit value = price / jobs = pay +
 * fee.
 */
export interface DemoPackage {
  key: string
  name: Bilingual
  tagline: Bilingual
  tier: Tier
  channel: ChannelType
  post: PostType
  followers: readonly [from: number, to: number | null]
  jobs: number
  price: Satang
  /** The creator's pay for one job. */
  creatorPay: Satang
  objective: Objective
  mostChosen: boolean
}

const row = (
  key: string,
  name: Bilingual,
  tagline: Bilingual,
  shape: Pick<DemoPackage, 'tier' | 'channel' | 'post' | 'followers' | 'objective'>,
  [jobs, price, pay]: readonly [jobs: number, price: number, pay: number],
): DemoPackage => ({
  key,
  name,
  tagline,
  ...shape,
  jobs,
  price: baht(price),
  creatorPay: baht(pay),
  mostChosen: key === 'micro-10',
})

/** The six packages on sale, without VAT, valid for 6 months from the purchase. */
export const PACKAGES: readonly DemoPackage[] = [
  row(
    'nano-20',
    t('นาโนครีเอเตอร์ 20 คน', '20 nano creators'),
    t('ขึ้นฟีดพร้อมกันในวันเดียว', 'Fill the feed in a single day'),
    { tier: 'nano', channel: 'INSTAGRAM', post: 'photoPost', followers: [1_000, 10_000], objective: 1 },
    [20, 18_000, 810],
  ),
  row(
    'micro-10',
    t('ไมโครครีเอเตอร์ 10 คน', '10 micro creators'),
    t('รีวิวลึกจากคนที่ใช้จริง', 'Deep, believable reviews'),
    { tier: 'micro', channel: 'TIKTOK', post: 'reel', followers: [10_000, 50_000], objective: 4 },
    [10, 32_000, 2_900],
  ),
  row(
    'mid-5',
    t('มิดเทียร์ครีเอเตอร์ 5 คน', '5 mid-tier creators'),
    t('เล่าเรื่องยาวขึ้น ปิดการขายได้', 'Longer stories that close sales'),
    { tier: 'mid', channel: 'YOUTUBE', post: 'videoPost', followers: [50_000, 100_000], objective: 4 },
    [5, 48_000, 8_700],
  ),
  row(
    'story-30',
    t('สตอรี่ 30 ชิ้น', '30 stories'),
    t('พาคนไปที่ลิงก์หรือโค้ดส่วนลด', 'Send people to a link or coupon'),
    { tier: 'micro', channel: 'INSTAGRAM', post: 'story', followers: [5_000, 20_000], objective: 3 },
    [30, 21_000, 630],
  ),
  row(
    'live-3',
    t('ไลฟ์ขายของ 3 รอบ', '3 live selling rounds'),
    t('มีโค้ดส่วนลดของคุณเอง', 'With your own coupon code'),
    { tier: 'mid', channel: 'TIKTOK', post: 'live', followers: [50_000, null], objective: 5 },
    [3, 45_000, 13_600],
  ),
  row(
    'macro-1',
    t('มาโครครีเอเตอร์ 1 คน', '1 macro creator'),
    t('หนึ่งคนที่คนจำได้ทั้งแคมเปญ', 'The face of your season'),
    { tier: 'macro', channel: 'TIKTOK', post: 'reel', followers: [500_000, null], objective: 1 },
    [1, 85_000, 77_000],
  ),
]
