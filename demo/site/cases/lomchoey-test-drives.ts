import type { CaseRow } from './build-case.ts'
import { byWeek, count, MEASURES, money, percent } from './figure-parts.ts'

const BOOKED = { th: 'นัดทดลองขับ', en: 'Test drives booked' }

export const LOMCHOEY_DRIVES: CaseRow = {
  slug: 'lomchoey-mini-school-run',
  daysAgo: 188,
  category: 11,
  brand: { th: 'ลมโชย (ดูแลโดย ตั้งวง เอเจนซี)', en: 'Lomchoey (with Tangwong Agency)' },
  cover: ['car', 'รถไฟฟ้าคันเล็กบนถนนในซอย', 'A small electric car in a side street'],
  title: {
    th: 'ลมโชย มินิ: นัดทดลองขับ 396 นัด จากวิดีโอรถติดหน้าโรงเรียน',
    en: 'Lomchoey Mini: 396 test drives booked, from videos of a school-gate jam',
  },
  summary: {
    th: 'ตั้งวง เอเจนซี ส่งรถให้ครีเอเตอร์ 5 คนไปใช้ชีวิตสามวัน ไม่มีสนามทดสอบ มีแต่ที่จอดแคบและที่ชาร์จที่ไม่ว่าง',
    en: 'Tangwong Agency lent the car to 5 creators for three days of ordinary life: no test track, just tight parking and busy chargers.',
  },
  channels: ['YOUTUBE', 'TIKTOK'],
  creators: 5,
  figures: [
    count(BOOKED, 396),
    percent({ th: 'มาตามนัด', en: 'Turned up' }, 75),
    money({ th: 'ต้นทุนต่อนัด', en: 'Cost per booking' }, 250),
    count(MEASURES.reach, 802_000),
    count(MEASURES.clicks, 18_000),
    money(MEASURES.spend, 99_000),
  ],
  series: [
    byWeek(
      MEASURES.reach,
      'count',
      [118_000, 164_000, 132_000, 98_500, 76_400, 61_200, 49_800, 41_300, 33_600, 27_200],
    ),
    byWeek(BOOKED, 'count', [31, 62, 68, 58, 47, 39, 32, 25, 19, 15]),
  ],
  quote: {
    text: {
      th: 'ลูกค้าถามเราว่าทำไมยอมให้คลิปมีตอนหาที่ชาร์จไม่ได้ คำตอบคือคนที่จองขับเกือบทุกคนพูดถึงตอนนั้น',
      en: "The client asked why we'd keep the part where she can't find a free charger. Because nearly everyone who booked a drive brings it up.",
    },
    by: {
      th: 'วงศกร ล้อมวง ผู้อำนวยการแคมเปญ ตั้งวง เอเจนซี',
      en: 'Wongsakon Lomwong, campaign director, Tangwong Agency',
    },
  },
  body: {
    th: `
<p>รถไฟฟ้าคันเล็กอย่างลมโชย มินิ ไม่ได้แข่งกับรถแรง แต่แข่งกับความกังวลของคนที่ใช้รถรับส่งลูก แบตพอไหม จอดในซอยได้หรือเปล่า ฝนตกหนักแล้วเป็นอย่างไร รีวิวรถส่วนใหญ่ตอบเรื่องอัตราเร่งและหน้าจอกลาง ซึ่งไม่ใช่สิ่งที่คนกลุ่มนี้นอนคิด</p>
<h2>สามวันในชีวิตของคนอื่น</h2>
<p>ตั้งวงวางแคมเปญเป็นงานแบบเชิญมาที่ร้าน ครีเอเตอร์ 5 คนไปรับรถที่โชว์รูม ใส่รหัสเช็กอิน แล้วเอารถไปใช้สามวัน ค่าจ้างคนละ 18,000 บาท รวมค่าบริการ 99,000 บาท มีสองคนเป็นสายรถโดยตรง ที่เหลือคือแม่ที่ขับไปส่งลูก คนขายขนม และคู่รักที่อยู่คอนโดไม่มีที่ชาร์จ</p>
<p>บรีฟมีแบบบันทึกหน้าเดียวให้กรอกทุกวัน</p>
<table>
<thead><tr><th scope="col">เรื่อง</th><th scope="col">จดอะไร</th></tr></thead>
<tbody>
<tr><th scope="row">แบต</th><td>เหลือกี่เปอร์เซ็นต์ตอนถึงบ้าน</td></tr>
<tr><th scope="row">ที่ชาร์จ</th><td>แวะกี่ที่ ว่างกี่ที่ รอนานแค่ไหน</td></tr>
<tr><th scope="row">ที่จอด</th><td>เข้าซองกี่ครั้งจึงพอดี</td></tr>
<tr><th scope="row">คนนั่งหลัง</th><td>เด็กบ่นเรื่องอะไร</td></tr>
</tbody>
</table>
<h2>ตอนที่แบรนด์เกือบขอตัด</h2>
<p>ในวิดีโอหนึ่ง ครีเอเตอร์วนหาที่ชาร์จสามแห่งและไม่ว่างเลย ลูกค้าของเอเจนซีอยากให้ตัดออก ตั้งวงเสนอทางกลาง คือเก็บตอนนั้นไว้ แต่ขอให้เล่าต่อว่าสุดท้ายกลับถึงบ้านเหลือแบตเท่าไร ครีเอเตอร์ตอบว่าเหลือ 31% ความตึงเครียดกลายเป็นคำตอบที่คนดูอยากได้ โดยไม่มีใครต้องพูดคำโฆษณาสักประโยค</p>
<h2>สิบสัปดาห์จากคลิปถึงพวงมาลัย</h2>
<p>วิดีโอทั้งห้ามีการเข้าถึง 802,000 คนใน 10 สัปดาห์ มีคนคลิกลิงก์จองทดลองขับ 18,000 ครั้ง ต้นทุนต่อคลิก 5.50 บาท และนัดทดลองขับ 396 นัด ต้นทุนต่อนัด 250.00 บาท สัปดาห์ที่นัดมากที่สุดคือสัปดาห์ที่สามที่ 68 นัด หนึ่งสัปดาห์หลังการเข้าถึงขึ้นสูงสุด</p>
<p>ที่โชว์รูมนับเองอีกชั้นหนึ่ง คนมาตามนัด 297 คน หรือ 75% ซึ่งสูงสำหรับการจองออนไลน์ พนักงานขายเล่าว่าคนกลุ่มนี้ไม่ค่อยถามสเปก แต่ขอไปลองถอยเข้าซองหน้าร้านก่อน</p>
<h2>สำหรับสินค้าที่ตัดสินใจนาน</h2>
<p>ให้ครีเอเตอร์ใช้จริงนานพอจะเจอปัญหา เก็บปัญหาไว้หนึ่งข้อพร้อมคำตอบ และวัดผลที่การมาเจอกันจริง ไม่ใช่ยอดดู เอเจนซีที่ดูแลหลายแบรนด์พร้อมกันใช้บัญชีเดียวกับทีมได้ สอบถามรายละเอียดได้ที่หน้า<a href="/th/partnership">พันธมิตร</a></p>`,
    en: `
<p>A small electric car like the Lomchoey Mini isn't up against faster cars. It's up against what a parent worries about at night. Will the battery last? Can I park it down our lane? What happens in a storm? Most car reviews answer with acceleration and the size of the screen.</p>
<h2>Three days in somebody else's life</h2>
<p>Tangwong set the campaign up as a visit: 5 creators collected the car at the showroom, typed a check-in code and kept it for three days. Pay was THB 18,000 each, THB 99,000 with the service fee. Two of them cover cars for a living. The others were a mother on the school run, a woman who sells sweets, and a couple in a condominium without a charger.</p>
<p>The brief came with a one-page log to fill in every day.</p>
<table>
<thead><tr><th scope="col">Topic</th><th scope="col">Note down</th></tr></thead>
<tbody>
<tr><th scope="row">Battery</th><td>Per cent left when you get home</td></tr>
<tr><th scope="row">Charging</th><td>Stations tried, stations free, minutes waited</td></tr>
<tr><th scope="row">Parking</th><td>Attempts before it's straight</td></tr>
<tr><th scope="row">Back seat</th><td>What the kids complained about</td></tr>
</tbody>
</table>
<h2>The scene that nearly went</h2>
<p>In one video the creator drives to three charging stations and finds all of them taken. The agency's client wanted it out. Tangwong offered a middle way: keep the scene, and go on to say how much battery was left at home. The answer was 31%. A tense minute turned into exactly what viewers wanted to know, and nobody had to say a line of advertising.</p>
<h2>Ten weeks from clip to steering wheel</h2>
<p>The five videos had a reach of 802,000 over 10 weeks. The booking link was clicked 18,000 times at THB 5.50 a click, and 396 test drives were booked at THB 250.00 each. The best week for bookings was the third, with 68, one week after reach peaked.</p>
<p>The showroom kept a count of its own. Of those who booked, 297 turned up, or 75%, which is high for an online booking. Sales staff say these visitors seldom ask about the specification. They want to try reversing into the bay out front.</p>
<h2>For things people take months to decide on</h2>
<p>Let creators use the product long enough to hit a problem. Keep one problem in, with its answer. Measure meetings in person rather than views. Agencies that look after several brands can run them from one account with their team; the <a href="/en/partnership">partnership</a> page tells you more.</p>`,
  },
}
