import type { CaseRow } from './build-case.ts'
import { byDay, count, MEASURES, money, percent } from './figure-parts.ts'

export const NUANUAN_SERUM: CaseRow = {
  slug: 'nuanuan-seven-day-serum',
  daysAgo: 24,
  category: 2,
  brand: 'nuanuan',
  cover: ['skincare', 'ขวดเซรั่มวางข้างใบข้าวในแสงเช้า', 'A serum bottle beside rice leaves in morning light'],
  title: {
    th: 'นวลนวล สกินแคร์: ให้ลองครบ 7 วันก่อนพูด ได้ ER 5.2% จากครีเอเตอร์ 12 คน',
    en: 'Nuanuan Skincare: seven days before a word, and an ER of 5.2%',
  },
  summary: {
    th: 'แบรนด์สกินแคร์จากข้าวไทยขอแค่เรื่องเดียวในบรีฟ คือใช้เซรั่มให้ครบสัปดาห์แล้วค่อยถ่าย ผลคือรีวิวที่คนเชื่อและกดดูต่อ 6,189 ครั้ง',
    en: 'A Thai rice skincare brand asked for one thing: use the serum for a week, then film. The reviews rang true, and 6,189 clicks followed.',
  },
  channels: ['INSTAGRAM'],
  creators: 12,
  figures: [
    percent(MEASURES.rate, 5.2),
    count(MEASURES.reach, 412_600),
    count(MEASURES.engagements, 21_455),
    count(MEASURES.clicks, 6_189),
    money(MEASURES.spend, 59_400),
    money(MEASURES.perEngagement, 2.77),
  ],
  series: [
    byDay(MEASURES.reach, 'count', [18_400, 36_200, 52_800, 61_500, 57_300, 49_100, 44_600, 38_900, 31_200, 22_600]),
    byDay(MEASURES.clicks, 'count', [210, 430, 690, 880, 930, 812, 735, 640, 502, 360]),
  ],
  quote: {
    text: {
      th: 'คลิปที่คนแชร์มากที่สุดคือคลิปที่บอกว่าสามวันแรกไม่เห็นผลอะไรเลย เราเกือบขอให้ตัดประโยคนั้นออก ดีใจที่ไม่ได้ทำ',
      en: "The most shared clip said nothing happened for three days. We nearly asked to cut that line. I'm glad we didn't.",
    },
    by: {
      th: 'ณัฐธิดา นวลละออ ผู้จัดการฝ่ายการตลาด นวลนวล สกินแคร์',
      en: 'Natthida Nuan-la-o, marketing lead, Nuanuan Skincare',
    },
  },
  body: {
    th: `
<p>เซรั่มผิวฉ่ำน้ำของนวลนวลไม่ใช่ของที่ทาแล้วเห็นผลในคืนเดียว ปัญหาคือรีวิวสกินแคร์ส่วนใหญ่ถ่ายจบในวันที่ของมาถึง คนดูจึงเริ่มเลื่อนผ่านตั้งแต่คำว่า “เพิ่งได้มาเลย” ทีมการตลาดอยากได้รีวิวที่คนผิวแพ้ง่ายดูแล้วรู้สึกว่าคนพูดใช้จริง แม้จะต้องรอนานขึ้นก็ตาม</p>
<h2>บรีฟที่มีกฎข้อเดียว</h2>
<p>นวลนวลเปิดแคมเปญสาธารณะในตลาดงาน รับ 12 คน ค่าจ้างคนละ 4,500 บาท โพสต์เป็นรีลบน Instagram แบรนด์ส่งเซรั่มขวดจริงให้ถึงบ้านแล้วให้เวลาทำดราฟต์ยาวกว่างานทั่วไป เพื่อให้มีเวลาใช้ครบ 7 วันโดยไม่ต้องเร่ง</p>
<ul>
<li>ถ่ายหน้าเปล่าในแสงธรรมชาติวันแรกและวันที่เจ็ด มุมเดียวกัน</li>
<li>บอกสภาพผิวของตัวเองก่อน เช่น ผิวผสม ผิวแพ้ง่าย หรือเพิ่งหายจากสิว</li>
<li>วันไหนไม่เห็นผลก็พูดว่าไม่เห็นผล ไม่ใช้ฟิลเตอร์ปรับผิว</li>
<li>ติดแฮชแท็กโฆษณาและใส่ลิงก์ติดตามของแคมเปญ</li>
</ul>
<p>เงินทั้งก้อนพักไว้ตั้งแต่วันที่กดรับเข้าร่วมงาน ค่าจ้าง 54,000 บาทกับค่าบริการ 10% อีก 5,400 บาท รวมเป็น 59,400 บาท ครีเอเตอร์เห็นตั้งแต่ต้นว่าเงินอยู่ตรงไหน จึงไม่มีใครต้องเร่งงานเพราะกลัวไม่ได้เงิน</p>
<h2>เลือกคนจากผิว ไม่ใช่จากยอดผู้ติดตาม</h2>
<p>ใบสมัครที่ตรงเงื่อนไขมีเกือบสี่เท่าของที่ว่าง ทีมของแบรนด์ไล่ดูโพสต์ย้อนหลังแล้วเลือกให้ได้ผิวหลายแบบ ตั้งแต่คนที่แพ้น้ำหอมจนถึงคนวัยสี่สิบที่ผิวเริ่มแห้ง บางคนมีผู้ติดตามหลักหมื่นต้น ๆ แต่ใต้โพสต์มีคนมาถามเรื่องผิวและได้คำตอบทุกครั้ง</p>
<p>จากดราฟต์ 12 ชิ้น แบรนด์ขอแก้เพียง 3 ชิ้น ทั้งหมดเป็นเรื่องชื่อส่วนผสมที่พูดผิด ไม่มีชิ้นไหนที่ขอให้ชมมากขึ้น</p>
<h2>สิบวันหลังโพสต์แรก</h2>
<p>รีลทยอยขึ้นในสี่วัน การเข้าถึงสูงสุดวันที่ 4 ที่ 61,500 คน ส่วนการคลิกไปสูงสุดช้ากว่าหนึ่งวัน เพราะหลายคนกลับมาอ่านคอมเมนต์ก่อนตัดสินใจ เมื่อครบสิบวัน แคมเปญมีการเข้าถึง 412,600 คน การมีส่วนร่วม 21,455 ครั้ง คิดเป็น ER (อัตราการมีส่วนร่วม) 5.2% และมีคนคลิกลิงก์ 6,189 ครั้ง ต้นทุนต่อการมีส่วนร่วมอยู่ที่ 2.77 บาท</p>
<blockquote>คำถามที่พบมากที่สุดใต้รีลไม่ใช่ “ซื้อที่ไหน” แต่เป็น “ผิวแบบเราใช้ได้ไหม” และครีเอเตอร์ตอบเองเกือบทุกข้อ</blockquote>
<h2>สิ่งที่แบรนด์อื่นหยิบไปใช้ได้</h2>
<p>ให้เวลาเท่ากับเวลาที่สินค้าต้องใช้จริง แล้วเขียนไว้ในบรีฟให้ชัดว่าพูดข้อเสียได้ สองข้อนี้ไม่ได้เพิ่มงบแม้แต่บาทเดียว หากอยากเริ่มแบบเดียวกัน ดูขั้นตอนของ<a href="/th/Marketer/publicCampaign">แคมเปญสาธารณะ</a> หรือดูบรีฟที่กำลังเปิดรับใน<a href="/th/jobMarketBoard">ตลาดงาน</a></p>`,
    en: `
<p>Nuanuan's dewy serum doesn't work overnight, and it never claimed to. The trouble was the format around it: most skincare reviews are filmed the day the parcel lands, and viewers have learned to scroll at “just got this”. The marketing team wanted people with sensitive skin to believe the person talking, even if that meant a slower campaign.</p>
<h2>A brief with one rule</h2>
<p>Nuanuan opened a public campaign on the job market: 12 slots, THB 4,500 each, one Instagram reel. The brand shipped a full bottle to every creator and set a longer draft deadline than usual, so nobody had to rush the seven days.</p>
<ul>
<li>Bare face in daylight on day one and day seven, same angle.</li>
<li>Say what your skin is like first: combination, sensitive, just over a breakout.</li>
<li>If nothing happened that day, say so. No skin filters.</li>
<li>Use the disclosure tag and the campaign's tracking link.</li>
</ul>
<p>The money went on hold the moment each creator was accepted: THB 54,000 in pay and THB 5,400 for the 10% service fee, THB 59,400 in all. Creators could see it sitting there, so nobody hurried out of worry.</p>
<h2>Chosen by skin, not by follower count</h2>
<p>Almost four times as many matching applications came in as there were slots. The team read back through each feed and picked for range, from someone who reacts to fragrance to a creator in her forties whose skin had started to dry out. A few had barely ten thousand followers, but every skin question under their posts had an answer.</p>
<p>Only 3 of the 12 drafts went back, each time for a mispronounced ingredient. Nobody was asked to sound more impressed.</p>
<h2>Ten days after the first post</h2>
<p>The reels went up over four days. Reach peaked on day 4 at 61,500, while clicks peaked a day later, because people came back to read the comments before deciding. By day ten the campaign had a reach of 412,600 and 21,455 engagements, an ER (engagement rate) of 5.2%. The link was clicked 6,189 times, and each engagement cost THB 2.77.</p>
<blockquote>The most common question under the reels wasn't “where do I buy it?” It was “would it suit skin like mine?”, and the creators answered nearly all of them.</blockquote>
<h2>What you can borrow</h2>
<p>Give the work as much time as the product needs, and write in the brief that drawbacks are welcome. Neither costs a baht more. To try the same approach, see how a <a href="/en/Marketer/publicCampaign">public campaign</a> runs, or read the briefs that are live on the <a href="/en/jobMarketBoard">job market</a>.</p>`,
  },
}
