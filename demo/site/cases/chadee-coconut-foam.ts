import type { CaseRow } from './build-case.ts'
import { byDay, count, MEASURES, money, percent } from './figure-parts.ts'

export const CHADEE_FOAM: CaseRow = {
  slug: 'chadee-coconut-foam-weekends',
  daysAgo: 47,
  category: 3,
  brand: 'chadee',
  cover: ['thaitea', 'แก้วชาไทยโฟมมะพร้าวบนเคาน์เตอร์ร้าน', 'A glass of Thai tea with coconut foam on the counter'],
  title: {
    th: 'ชาดี คาเฟ่: มีคนใช้โค้ด 1,286 ครั้งใน 12 วัน จากแพ็กเกจ 18,000 บาท',
    en: 'Chadee Café: 1,286 coupon uses in 12 days from a THB 18,000 package',
  },
  summary: {
    th: 'ชาดีเปิดเมนูชาไทยโฟมมะพร้าวด้วยนาโนครีเอเตอร์ 20 คน คนละสาขา แล้วพบว่าครึ่งหนึ่งของลูกค้าที่ถือโค้ดมาในสี่วันเสาร์อาทิตย์',
    en: 'Chadee launched its coconut foam tea with 20 nano creators, one branch each. Half of the coupons turned up on just four weekend days.',
  },
  channels: ['INSTAGRAM'],
  creators: 20,
  figures: [
    count(MEASURES.coupons, 1_286),
    money(MEASURES.perCoupon, 14),
    count(MEASURES.reach, 96_400),
    count(MEASURES.engagements, 6_266),
    percent(MEASURES.rate, 6.5),
    money({ th: 'ราคาแพ็กเกจ (ไม่รวม VAT)', en: 'Package price (VAT excluded)' }, 18_000),
  ],
  series: [
    byDay(
      MEASURES.reach,
      'count',
      [3_200, 14_800, 18_600, 12_900, 9_400, 7_700, 6_800, 6_100, 5_600, 4_700, 3_800, 2_800],
    ),
    byDay(MEASURES.coupons, 'count', [24, 96, 148, 171, 112, 84, 72, 65, 98, 158, 167, 91]),
  ],
  quote: {
    text: {
      th: 'น้อง ๆ หน้าร้านรู้ก่อนเราอีกว่าโพสต์ขึ้นแล้ว เพราะมีคนยื่นมือถือถามว่าแก้วในรูปนี้สาขานี้มีไหม',
      en: 'The counter staff knew a post was live before we did. Someone would hold up a phone and ask, “Do you have this one here?”',
    },
    by: { th: 'ชวิศ ใบชา ผู้จัดการฝ่ายการตลาด ชาดี คาเฟ่', en: 'Chawit Baicha, marketing lead, Chadee Café' },
  },
  body: {
    th: `
<p>ร้านชา 24 สาขาไม่ได้ต้องการให้คนทั้งประเทศรู้จัก ชาดีต้องการให้คนที่เดินผ่านสาขาอยู่แล้วทุกวันแวะเข้ามาลองแก้วใหม่สักครั้ง โจทย์ของเมนูชาไทยโฟมมะพร้าวจึงเล็กและใกล้ตัวมาก คือหาเพื่อนบ้านของแต่ละสาขาให้เจอ</p>
<h2>ยี่สิบคน ยี่สิบสาขา</h2>
<p>ทีมซื้อ<a href="/th/Marketer/package/detail/nano-20">แพ็กเกจนาโนครีเอเตอร์ 20 คน</a> ราคา 18,000 บาท ยังไม่รวม VAT แล้วจับคู่ครีเอเตอร์กับสาขาที่อยู่ใกล้บ้านหรือที่ทำงานของเขา ทุกคนไปที่ร้านจริง ใส่รหัสเช็กอินที่เคาน์เตอร์ สั่งเอง ถ่ายเอง แล้วโพสต์ภาพลง Instagram</p>
<p>บรีฟขอสามอย่าง บอกชื่อสาขาให้ครบ ถ่ายให้เห็นชั้นโฟมก่อนคน และเล่าว่าปกติคุณสั่งอะไรที่ร้านนี้ ข้อสุดท้ายทำให้แต่ละโพสต์ต่างกันเองโดยไม่ต้องกำกับ บางคนเล่าว่าแวะก่อนขึ้นรถไฟฟ้าทุกเช้า บางคนเพิ่งรู้ว่ามีสาขาหลังตลาดใกล้บ้าน</p>
<h2>โค้ดเดียวที่บอกได้ว่าใครพามา</h2>
<p>แต่ละคนได้โค้ดของตัวเองสำหรับลดราคาแก้วแรก หน้าร้านสแกนแล้วระบบนับให้ทันที เมื่อดูตัวเลขรายวัน ภาพที่เห็นคือการเข้าถึงกับการใช้โค้ดไม่ได้เดินพร้อมกัน</p>
<table>
<thead><tr><th scope="col">ช่วง</th><th scope="col">การเข้าถึง</th><th scope="col">การใช้โค้ด</th></tr></thead>
<tbody>
<tr><th scope="row">วันที่ 1–4</th><td>49,500</td><td>439</td></tr>
<tr><th scope="row">วันที่ 5–8</th><td>30,000</td><td>333</td></tr>
<tr><th scope="row">วันที่ 9–12</th><td>16,900</td><td>514</td></tr>
</tbody>
</table>
<p>สี่วันสุดท้ายการเข้าถึงเหลือราวหนึ่งในสามของสี่วันแรก แต่การใช้โค้ดกลับสูงกว่า เพราะคนบันทึกโพสต์ไว้แล้วรอวันหยุด วันเสาร์อาทิตย์สองสัปดาห์รวมกันมีคนใช้โค้ด 644 ครั้ง หรือครึ่งหนึ่งของทั้งแคมเปญ</p>
<h2>ตัวเลขเมื่อปิดแคมเปญ</h2>
<p>ภายใน 12 วัน โพสต์ทั้ง 20 ชิ้นมีการเข้าถึง 96,400 คน การมีส่วนร่วม 6,266 ครั้ง เท่ากับ ER (อัตราการมีส่วนร่วม) 6.5% และมีการใช้โค้ด 1,286 ครั้ง ต้นทุนต่อการใช้โค้ดจึงเท่ากับ 14.00 บาท ถูกกว่าใบปลิวหน้าสถานีที่ร้านเคยแจก และรู้ด้วยว่าใบไหนได้ผลที่สาขาใด</p>
<h2>เรื่องที่จะทำต่างไปในรอบหน้า</h2>
<p>ชาดีจะนัดวันโพสต์เป็นวันพฤหัสบดีและศุกร์ทั้งหมด ให้โพสต์ยังสดตอนคนวางแผนวันหยุด และจะเพิ่มวัตถุดิบโฟมในสาขาที่ครีเอเตอร์อยู่ เพราะสามสาขาของหมดก่อนบ่ายสองในวันอาทิตย์แรก หากร้านของคุณมีหลายสาขาเหมือนกัน ลองดู<a href="/th/Marketer/package">แพ็กเกจทั้งหมด</a>ก่อนวางงบ</p>`,
    en: `
<p>A tea chain with 24 branches doesn't need the whole country to know its name. Chadee needed the people who already walk past a branch every day to come in once and try a new glass. So the job for its coconut foam tea was small and local: find each branch a neighbour.</p>
<h2>Twenty people, twenty branches</h2>
<p>The team bought the <a href="/en/Marketer/package/detail/nano-20">20 nano creators package</a> for THB 18,000, VAT excluded, and paired each creator with the branch nearest their home or office. Everyone visited in person, typed the check-in code at the counter, ordered, shot their own photo and posted it on Instagram.</p>
<p>The brief asked for three things. Name the branch in full. Photograph the foam before you stir it. Tell people what you normally order here. That last line made every post different without any directing: one creator stops by before the train each morning, another had only just found the branch behind her market.</p>
<h2>A code that says who sent you</h2>
<p>Each creator had a code of their own for money off the first glass, scanned at the till and counted at once. Day by day, reach and coupon use turned out not to move together.</p>
<table>
<thead><tr><th scope="col">Period</th><th scope="col">Reach</th><th scope="col">Coupon uses</th></tr></thead>
<tbody>
<tr><th scope="row">Days 1–4</th><td>49,500</td><td>439</td></tr>
<tr><th scope="row">Days 5–8</th><td>30,000</td><td>333</td></tr>
<tr><th scope="row">Days 9–12</th><td>16,900</td><td>514</td></tr>
</tbody>
</table>
<p>In the last four days reach was about a third of what it had been in the first four, yet more codes were used. People had saved the post and waited for a day off. Two Saturdays and two Sundays brought in 644 coupons, half of the campaign.</p>
<h2>Where it closed</h2>
<p>Over 12 days the 20 posts had a reach of 96,400 and 6,266 engagements, an ER (engagement rate) of 6.5%. The codes were used 1,286 times, which puts one at THB 14.00. That's less than the station flyers Chadee used to hand out, and this time the team knew which branch each one worked for.</p>
<h2>What changes next time</h2>
<p>All posts will go up on a Thursday or Friday, while weekend plans are still open. Branches with a creator will get more foam, too, since three of them ran out before two o'clock on the first Sunday. If you run several branches yourself, look through <a href="/en/Marketer/package">all the packages</a> before you set a budget.</p>`,
  },
}
