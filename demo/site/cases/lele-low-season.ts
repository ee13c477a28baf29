import type { CaseRow } from './build-case.ts'
import { byWeek, count, MEASURES, money } from './figure-parts.ts'

export const LELE_LOW_SEASON: CaseRow = {
  slug: 'lele-low-season-islands',
  daysAgo: 71,
  category: 4,
  brand: 'lele',
  cover: ['travel', 'เรือหางยาวจอดริมหาดใต้ฟ้าหลังฝน', 'A longtail boat on the beach under a clearing sky'],
  title: {
    th: 'เลเล ทราเวล: ขายทริปหน้าฝนได้ 148 ทริป ด้วยวิดีโอที่บอกตรง ๆ ว่าฝนตก',
    en: 'Lele Travel: 148 rainy-season trips sold by videos that admit it rains',
  },
  summary: {
    th: 'แทนที่จะซ่อนฝน เลเลให้ครีเอเตอร์ 6 คนไปเจอฝนจริงแล้วเล่าว่าวันแบบนั้นทำอะไรได้บ้าง ยอดจองไหลมาต่อเนื่อง 12 สัปดาห์',
    en: "Lele didn't hide the rain. It sent 6 creators into it and let them show what a wet day is good for. Bookings kept coming for 12 weeks.",
  },
  channels: ['YOUTUBE', 'INSTAGRAM'],
  creators: 6,
  figures: [
    count({ th: 'ทริปที่จองด้วยโค้ด', en: 'Trips booked with the code' }, 148),
    count(MEASURES.reach, 318_000),
    count(MEASURES.clicks, 9_540),
    money(MEASURES.perClick, 6.57),
    money(MEASURES.spend, 62_700),
  ],
  series: [
    byWeek(
      MEASURES.reach,
      'count',
      [42_000, 51_500, 38_200, 30_400, 26_800, 24_100, 22_300, 20_900, 18_700, 16_600, 14_200, 12_300],
    ),
    byWeek(
      { th: 'ทริปที่จองด้วยโค้ด', en: 'Trips booked with the code' },
      'count',
      [4, 9, 12, 15, 16, 14, 15, 14, 13, 13, 12, 11],
    ),
  ],
  quote: {
    text: {
      th: 'ลูกค้าที่มาจากวิดีโอไม่เคยโทรมาถามว่าฝนจะตกไหม เขาถามว่าถ้าตกจะพาไปถ้ำแบบในคลิปหรือเปล่า',
      en: "Guests from the videos never ring to ask if it'll rain. They ask whether we'll take them to that cave if it does.",
    },
    by: { th: 'ธาราวดี เลิศคลื่น เจ้าของ เลเล ทราเวล', en: 'Tharawadi Loetkhluen, owner, Lele Travel' },
  },
  body: {
    th: `
<p>เดือนมิถุนายนถึงตุลาคม เรือของเลเลจอดมากกว่าวิ่ง ธาราวดีลองลดราคามาแล้วสองปีและพบว่าราคาไม่ใช่เหตุผลที่คนไม่มา คนกลัวว่าจะนั่งมองฝนอยู่ในห้อง ไม่มีส่วนลดไหนแก้เรื่องนี้ได้ ต้องมีใครสักคนไปอยู่ตรงนั้นแล้วเล่าให้ฟัง</p>
<h2>เชิญหกคนมาในสัปดาห์ที่ฝนตกแน่</h2>
<p>แบรนด์สร้าง<a href="/th/Marketer/inviteOnlyCampaign">แคมเปญเชิญเท่านั้น</a> เป้าหมายคือให้คนเข้าใจ ค่าจ้างคนละ 9,500 บาท รวมค่าบริการ 10% เป็นเงินพักไว้ทั้งหมด 62,700 บาท ผู้ได้รับเชิญเป็นสายท่องเที่ยวที่บอกราคาเป็นปกติ สามคนทำวิดีโอยาวบน YouTube อีกสามคนทำรีลบน Instagram</p>
<p>แบรนด์เลือกวันเดินทางจากสถิติฝนของสถานีในพื้นที่ ตั้งใจให้เจอทั้งฟ้าเปิดและฝนเทในทริปเดียว บรีฟห้ามอย่างเดียวคือห้ามตัดช่วงฝนออก</p>
<h3>สิ่งที่ทุกคลิปต้องมี</h3>
<ol>
<li>ค่าทริป ค่าเรือ และสิ่งที่ไม่รวมในราคา</li>
<li>ฝนตกกี่ชั่วโมงจากทั้งหมดสองวัน</li>
<li>แผนสำรองที่คนเรือพาไปเมื่อลงทะเลไม่ได้</li>
</ol>
<h2>ยอดดูนำ ยอดจองตาม ห่างกันสามสัปดาห์</h2>
<p>เลเลเกือบสรุปว่าแคมเปญไม่เวิร์กเมื่อจบสัปดาห์แรก มีการเข้าถึง 42,000 คนแต่มีคนจองเพียง 4 ทริป สัปดาห์ที่สองการเข้าถึงขึ้นสูงสุดที่ 51,500 คน ส่วนการจองค่อย ๆ ขึ้นไปสูงสุดในสัปดาห์ที่ห้าที่ 16 ทริป แล้วแทบไม่ตกลงอีกเลย คนดูวิดีโอท่องเที่ยวเก็บไว้ก่อน รอวันลาอนุมัติ แล้วจึงกลับมาที่ลิงก์เดิม</p>
<p>ครบ 12 สัปดาห์ แคมเปญมีการเข้าถึง 318,000 คน คลิกลิงก์ติดตาม 9,540 ครั้ง ต้นทุนต่อคลิก 6.57 บาท และมีทริปที่จองด้วยโค้ดของครีเอเตอร์ 148 ทริป</p>
<h2>อะไรทำให้คนเชื่อ</h2>
<p>คอมเมนต์ที่ได้หัวใจมากที่สุดอยู่ใต้วิดีโอที่ฝนตกหนักที่สุด ครีเอเตอร์นั่งกินข้าวต้มในศาลาริมน้ำ คนเรือชี้ให้ดูหมึกที่ขึ้นมาใกล้ฝั่งเพราะน้ำขุ่น ไม่มีใครวางบทไว้ และไม่มีโฆษณาชิ้นไหนจะคิดฉากแบบนี้ได้เอง</p>
<p>อีกเรื่องคือเวลา แบรนด์ที่มองผลแค่เจ็ดวันจะปิดแคมเปญแบบนี้เร็วเกินไป รายงานผลลัพธ์ยังนับคลิกและโค้ดต่อหลังโพสต์ขึ้นแล้วหลายสัปดาห์ และทุกวันยังมีคนค้นเจอวิดีโอบน YouTube ด้วยคำว่า “เที่ยวทะเลหน้าฝน” ปีนี้เลเลจึงวางงบช่วงเดียวกันไว้ล่วงหน้าแล้ว</p>`,
    en: `
<p>From June to October, Lele's boats spend more time moored than moving. Tharawadi had tried discounts for two years and learned that price wasn't the reason people stayed away. They were afraid of sitting in a room, watching the rain. No discount fixes that. Somebody has to go, get wet and report back.</p>
<h2>Six people, invited for a week of certain rain</h2>
<p>Lele set up an <a href="/en/Marketer/inviteOnlyCampaign">invite-only campaign</a> with understanding as its objective. Pay was THB 9,500 each; with the 10% service fee, THB 62,700 went on hold. The six were travel creators known for saying what things cost. Three made long YouTube videos, three made Instagram reels.</p>
<p>The dates came from the local station's rainfall records, picked so that one trip would meet both blue sky and a proper downpour. The brief had a single “don't”: don't cut the rain.</p>
<h3>In every video</h3>
<ol>
<li>The trip price, the boat fare, and what isn't included.</li>
<li>How many hours it rained over the two days.</li>
<li>Where the boatman went instead when the sea was closed.</li>
</ol>
<h2>Views led, bookings followed three weeks later</h2>
<p>After the first week Lele nearly called it a failure: a reach of 42,000 and 4 bookings. Reach topped out in week two at 51,500. Bookings crept up until week five, when there were 16, and then hardly fell. People save a travel video, wait for their leave to be approved, and come back to the same link.</p>
<p>By week 12 the campaign had a reach of 318,000 and 9,540 clicks on its tracking links, at THB 6.57 a click. Guests had booked 148 trips with the creators' codes.</p>
<h2>Why people believed it</h2>
<p>The best-loved comments sit under the wettest video. The creator is eating rice soup in a pavilion over the water, and the boatman points out squid that have come close to shore because the sea is cloudy. Nobody scripted that, and no advertisement would have thought of it.</p>
<p>The other lesson is patience. A brand that only looks at seven days would have stopped too early. The results report goes on counting clicks and codes for weeks after the posts are up, and the YouTube videos are still found every day by people searching for the islands in the rainy season. Lele has already set aside the same months this year.</p>`,
  },
}
