import type { CaseRow } from './build-case.ts'
import { byDay, count, MEASURES, money, percent } from './figure-parts.ts'

export const PINTO_SHELF: CaseRow = {
  slug: 'pinto-messy-room-openings',
  daysAgo: 149,
  category: 9,
  brand: 'pinto',
  cover: ['home', 'ชั้นวางของพับได้ในห้องเล็ก', 'A folding shelf in a small room'],
  title: {
    th: 'ปิ่นโต โฮม: เปิดคลิปด้วยห้องรก คนดูจนจบ 62% และคลิก 15,400 ครั้ง',
    en: 'Pinto Home: start with the mess. 62% watched to the end, 15,400 clicked',
  },
  summary: {
    th: 'ชั้นวางของพับได้ตัวเดียว ครีเอเตอร์ 7 คน เปิดเรื่องสองแบบ แบบที่กล้าโชว์ห้องรกชนะไปแบบไม่ต้องลุ้น',
    en: "One folding shelf, 7 creators, two ways to open a clip. The one brave enough to show the mess won, and it wasn't close.",
  },
  channels: ['TIKTOK', 'INSTAGRAM'],
  creators: 7,
  figures: [
    count(MEASURES.clicks, 15_400),
    count(MEASURES.reach, 617_600),
    count(MEASURES.engagements, 37_056),
    percent(MEASURES.rate, 6),
    money(MEASURES.perClick, 4.5),
    money(MEASURES.spend, 69_300),
  ],
  series: [
    byDay(
      MEASURES.reach,
      'count',
      [34_600, 71_200, 96_400, 88_300, 74_100, 61_500, 50_700, 41_900, 34_200, 27_600, 21_300, 15_800],
    ),
    byDay(MEASURES.clicks, 'count', [820, 1_760, 2_350, 2_240, 1_890, 1_560, 1_290, 1_060, 870, 690, 510, 360]),
  ],
  quote: {
    text: {
      th: 'เราเคยกลัวว่าห้องรกจะทำให้แบรนด์ดูไม่เรียบร้อย ที่จริงมันทำให้คนดูหายเกร็ง',
      en: 'We used to worry that a messy room would make the brand look careless. It turns out it lets people relax.',
    },
    by: { th: 'ปวีณา เถาเดียว ผู้จัดการฝ่ายการตลาด ปิ่นโต โฮม', en: 'Pawina Thaodiao, marketing lead, Pinto Home' },
  },
  body: {
    th: `
<p>“ห้องใครจะสวยแบบนั้น” คือคอมเมนต์ที่ปิ่นโต โฮม เจอบ่อยที่สุดใต้โฆษณาของตัวเอง ภาพห้องในแค็ตตาล็อกทำให้ชั้นวางของพับได้ดูดี แต่ก็ทำให้คนที่อยู่ห้องเช่า 24 ตารางเมตรรู้สึกว่าของชิ้นนี้ไม่ได้ทำมาเพื่อเขา</p>
<h2>ทดลองกับสามวินาทีแรก</h2>
<p>ทีมอยากรู้เรื่องเดียว ควรเปิดคลิปอย่างไร จึงเชิญครีเอเตอร์ 7 คน ค่าจ้างคนละ 9,000 บาท รวมค่าบริการ 69,300 บาท บางคนทำวิดีโอสั้นบน TikTok บางคนทำรีลบน Instagram แล้วแบ่งวิธีเปิดเรื่องเป็นสองแบบ</p>
<table>
<thead><tr><th scope="col">แบบ</th><th scope="col">สามวินาทีแรก</th><th scope="col">จำนวนคลิป</th><th scope="col">ดูจนจบ</th></tr></thead>
<tbody>
<tr><th scope="row">ห้องรก</th><td>กองผ้า กล่องพัสดุ และเสียงถอนหายใจ</td><td>4</td><td>62%</td></tr>
<tr><th scope="row">แกะกล่อง</th><td>ชั้นวางใหม่เอี่ยมบนพื้นโล่ง</td><td>3</td><td>44%</td></tr>
</tbody>
</table>
<p>ที่เหลือของคลิปเหมือนกันหมด กางชั้นด้วยมือเดียว วางของจริง พับเก็บหลังประตู บอกน้ำหนักที่รับได้ และติดแฮชแท็กโฆษณา</p>
<h2>ต่างกัน 18 จุด</h2>
<p>คลิปที่เริ่มจากความรกมีคนดูจนจบมากกว่า 18 จุด และเป็นที่มาของคลิกส่วนใหญ่ เหตุผลที่คนดูพิมพ์ไว้เองคือ “อยากรู้ว่าจะรอดไหม” ความรกสร้างคำถามตั้งแต่เฟรมแรก ส่วนของใหม่บนพื้นโล่งไม่มีอะไรให้ลุ้น</p>
<blockquote>คอมเมนต์เปลี่ยนจาก “ห้องใครจะสวยแบบนั้น” เป็น “ห้องเราเลย ถ่ายไว้ตอนไหน”</blockquote>
<h2>ผลเมื่อครบ 12 วัน</h2>
<p>การเข้าถึงสูงสุดวันที่ 3 ที่ 96,400 คน และรวม 12 วันเป็น 617,600 คน การมีส่วนร่วม 37,056 ครั้ง ให้ ER (อัตราการมีส่วนร่วม) 6.0% คลิกลิงก์ติดตามเดินตามการเข้าถึงแทบทุกวัน รวม 15,400 ครั้ง ต้นทุนต่อคลิก 4.50 บาท</p>
<p>หนึ่งในเจ็ดคนขอเลื่อนส่งดราฟต์เพราะย้ายห้องพอดี ทีมตอบรับและขอให้ถ่ายวันย้ายมาด้วย คลิปนั้นมีคนบันทึกไว้มากที่สุดในแคมเปญ</p>
<h2>เอาไปลองกับสินค้าของคุณ</h2>
<p>ทดลองทีละเรื่อง เปลี่ยนแค่สามวินาทีแรกแล้วล็อกที่เหลือ จะอ่านผลได้โดยไม่ต้องเดา และใช้ครีเอเตอร์อย่างน้อยสามคนต่อแบบ เพื่อไม่ให้ผลเป็นเรื่องของคนใดคนหนึ่ง หากอยากเลือกคนเอง เริ่มที่<a href="/th/Marketer/inviteOnlyCampaign">แคมเปญเชิญเท่านั้น</a> หากอยากได้ราคาเดียวจบ ดู<a href="/th/Marketer/package">แพ็กเกจ</a></p>`,
    en: `
<p>“Whose room looks like that?” was the comment Pinto Home saw most often under its own ads. Catalogue rooms flattered the folding shelf. They also told anyone renting 24 square metres that it hadn't been made for them.</p>
<h2>An experiment with three seconds</h2>
<p>The team wanted to learn one thing: how should a clip begin? It invited 7 creators at THB 9,000 each, THB 69,300 with the service fee. Some made short videos on TikTok, some made Instagram reels, and the openings came in two kinds.</p>
<table>
<thead><tr><th scope="col">Kind</th><th scope="col">First three seconds</th><th scope="col">Clips</th><th scope="col">Watched to the end</th></tr></thead>
<tbody>
<tr><th scope="row">Messy room</th><td>Laundry, parcels and a long sigh</td><td>4</td><td>62%</td></tr>
<tr><th scope="row">Unboxing</th><td>A brand-new shelf on a bare floor</td><td>3</td><td>44%</td></tr>
</tbody>
</table>
<p>Everything after that was the same. Open the shelf one-handed, put real things on it, fold it away behind the door, say how much weight it takes, add the disclosure tag.</p>
<h2>Eighteen points apart</h2>
<p>Clips that began with a mess were watched to the end by 18 points more, and brought in most of the clicks. Viewers gave the reason themselves: “I had to know if she'd make it.” A mess asks a question in the first frame. A new thing on a bare floor doesn't.</p>
<blockquote>The comments turned from “whose room looks like that?” into “that's my room, when did you film it?”</blockquote>
<h2>After 12 days</h2>
<p>Reach peaked on day 3 at 96,400 and came to 617,600 in total. There were 37,056 engagements, an ER (engagement rate) of 6.0%. Clicks followed reach almost day for day and added up to 15,400, at THB 4.50 each.</p>
<p>One of the seven asked for a later draft date because she was moving flat that week. The team agreed, and asked her to film the move. No other clip in the campaign was saved as often.</p>
<h2>Try it on your own product</h2>
<p>Change one thing at a time. With three seconds swapped and the rest locked, you can read the result without guessing. Use at least three creators for each version, so that you're not just measuring one person's charm. If you'd like to choose the people yourself, start with an <a href="/en/Marketer/inviteOnlyCampaign">invite-only campaign</a>. If you'd like one clear price, look at the <a href="/en/Marketer/package">packages</a>.</p>`,
  },
}
