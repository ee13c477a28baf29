import type { CaseRow } from './build-case.ts'
import { byWeek, count, MEASURES, money, percent } from './figure-parts.ts'

export const PHAENGPROD_BAG: CaseRow = {
  slug: 'phaengprod-one-bag-lookbook',
  daysAgo: 112,
  category: 7,
  brand: 'phaengprod',
  cover: ['fashion', 'กระเป๋าผ้าแขวนข้างเชิ้ตสีอ่อน', 'A canvas tote hung beside a pale shirt'],
  title: {
    th: 'แผงโปรด: ภาพถ่าย 14 ชุดที่ตอบเรื่องขนาดกระเป๋าแทนแอดมิน',
    en: 'Phaeng Prod: 14 photo sets that answered the size question for good',
  },
  summary: {
    th: 'เกือบครึ่งของแชตถามว่ากระเป๋าใส่อะไรได้บ้าง แบรนด์จึงจ้างคนตัวสูงต่างกัน 14 คนถ่ายให้ดู คำถามลดจาก 46% เหลือ 19%',
    en: 'Nearly half of all chats asked what fits in the bag. So 14 people of different heights showed it, and size questions fell from 46% to 19%.',
  },
  channels: ['INSTAGRAM', 'LEMON8'],
  creators: 14,
  figures: [
    percent({ th: 'แชตที่ถามเรื่องขนาด (สัปดาห์ที่ 10)', en: 'Chats that ask about size (week 10)' }, 19),
    count(MEASURES.reach, 272_400),
    count(MEASURES.engagements, 12_258),
    percent(MEASURES.rate, 4.5),
    money(MEASURES.perClick, 6.67),
    count(MEASURES.clicks, 6_930),
  ],
  series: [
    byWeek(MEASURES.reach, 'count', [38_200, 44_600, 33_500, 27_900, 24_300, 22_800, 21_400, 20_700, 19_900, 19_100]),
    byWeek(
      { th: 'แชตที่ถามเรื่องขนาด', en: 'Chats that ask about size' },
      'percent',
      [46, 41, 36, 31, 28, 25, 23, 21, 20, 19],
    ),
  ],
  quote: {
    text: {
      th: 'เราถ่ายกระเป๋าใบนี้ในสตูดิโอมาสามรอบ สวยทุกรอบ แต่ไม่มีภาพไหนบอกได้ว่าใส่ขวดน้ำกับแล็ปท็อปแล้วซิปยังปิด',
      en: "We'd shot that bag in the studio three times. Lovely pictures, and not one showed whether it zips shut over a laptop and a bottle.",
    },
    by: { th: 'อลิสา จักรเย็บ ผู้จัดการฝ่ายการตลาด แผงโปรด', en: 'Alisa Jakyep, marketing lead, Phaeng Prod' },
  },
  body: {
    th: `
<p>แคมเปญนี้เริ่มจากแอดมินคนหนึ่งที่นับแชตเล่น ๆ แล้วพบว่า 46% ของคนที่ทักมาถามเรื่องกระเป๋าผ้าใบเดียวจบ ถามคำถามเดียวกัน คือใส่อะไรได้บ้าง และสะพายแล้วใหญ่ไปไหม หน้าสินค้ามีขนาดเป็นเซนติเมตรครบ แต่ไม่มีใครแปลงเซนติเมตรเป็นชีวิตประจำวันในหัวได้</p>
<h2>รับสมัครจากส่วนสูง</h2>
<p>แผงโปรดเปิดรับ 14 คน ค่าจ้างคนละ 3,000 บาท รวมค่าบริการ 46,200 บาท เป็นโพสต์ภาพบน Instagram และ Lemon8 แบรนด์ขอให้บอกส่วนสูงไว้ในใบสมัคร แล้วเลือกให้กระจายตั้งแต่ 148 ถึง 183 เซนติเมตร มีทั้งนักศึกษา พยาบาล ช่างภาพ และคุณแม่ที่พกผ้าอ้อม</p>
<p>โพสต์หนึ่งชุดมีภาพอย่างน้อยสี่ภาพ ภาพแรกของที่พกจริงวางเรียงบนพื้น ภาพที่สองใส่ลงกระเป๋าแล้วปิดซิป ภาพที่สามสะพายเต็มตัว ภาพที่สี่แล้วแต่ใจ คำบรรยายขึ้นต้นด้วยส่วนสูงและน้ำหนักกระเป๋าที่ชั่งจริง</p>
<h2>เส้นกราฟที่ไม่ยอมลง</h2>
<p>โพสต์แฟชั่นทั่วไปหมดอายุในไม่กี่วัน ชุดนี้ต่างออกไปเพราะคำบรรยายบอกของที่ใส่เป็นชื่อชัด ๆ คนจึงค้นเจอจากคำว่า “กระเป๋าใส่แล็ปท็อป” หรือ “กระเป๋าพยาบาล” บน Lemon8 อยู่เรื่อย ๆ สัปดาห์ที่สองการเข้าถึงสูงสุดที่ 44,600 คน สัปดาห์ที่สิบยังอยู่ที่ 19,100 คน</p>
<ul>
<li>การเข้าถึงรวมสิบสัปดาห์ 272,400 คน</li>
<li>การมีส่วนร่วม 12,258 ครั้ง ER (อัตราการมีส่วนร่วม) 4.5% ส่วนใหญ่เป็นการบันทึกโพสต์</li>
<li>คลิกลิงก์ติดตาม 6,930 ครั้ง ต้นทุนต่อคลิก 6.67 บาท</li>
</ul>
<h2>แชตเงียบลง แต่ร้านไม่ได้เงียบ</h2>
<p>แอดมินนำภาพทั้ง 14 ชุดไปวางในหน้าสินค้าและใช้ตอบแชต ซึ่งทำได้เพราะขอสิทธิ์ใช้ภาพบนช่องทางของแบรนด์ไว้ในบรีฟตั้งแต่ต้น พร้อมวันสิ้นสุดที่เขียนไว้ชัด แชตที่ถามเรื่องขนาดลดจาก 46% ในสัปดาห์แรกเหลือ 19% ในสัปดาห์ที่สิบ ลดลง 27 จุด เวลาที่เหลือของแอดมินกลายเป็นการคุยเรื่องสีและการปักชื่อ ซึ่งทำให้ปิดการขายได้จริง</p>
<h2>ก่อนเขียนบรีฟ ลองนับแชต</h2>
<p>คำถามที่ลูกค้าถามซ้ำคือบรีฟที่ดีที่สุดเท่าที่มี ไม่ต้องคิดคอนเซปต์ใหม่ เลือกคำถามข้อเดียว หาคนที่ตอบได้จากชีวิตของเขา แล้วขอสิทธิ์ใช้ภาพให้พอดีกับช่วงที่จะใช้ หากสินค้าของคุณเล่าด้วยภาพได้เหมือนกัน ลองเทียบกับ<a href="/th/Marketer/package/detail/lemon8-15">แพ็กเกจโพสต์ภาพบน Lemon8</a></p>`,
    en: `
<p>It began with a shop assistant counting chats out of curiosity. Of everyone who wrote in about the one-bag canvas tote, 46% asked the same thing: what fits, and does it look huge on me? The product page listed every centimetre. Nobody turns centimetres into a Tuesday in their head.</p>
<h2>Casting by height</h2>
<p>Phaeng Prod opened 14 slots at THB 3,000, THB 46,200 with the service fee, for photo posts on Instagram and Lemon8. Applicants gave their height, and the brand chose a spread from 148 to 183 centimetres: students, a nurse, a photographer, a mother with nappies to carry.</p>
<p>Each set had at least four pictures. First, what you really carry, laid out on the floor. Second, all of it in the bag with the zip shut. Third, the bag on you, full length. The fourth was up to the creator. Every caption opened with a height and the weight of the bag on a kitchen scale.</p>
<h2>A line that wouldn't go down</h2>
<p>Most fashion posts are over in days. These named their contents in plain words, so people kept finding them on Lemon8 while looking for a laptop bag or a nurse's bag. Reach peaked in week two at 44,600, and in week ten it was still at 19,100.</p>
<ul>
<li>Reach over ten weeks: 272,400.</li>
<li>Engagements: 12,258, an ER (engagement rate) of 4.5%, most of them saves.</li>
<li>Tracking-link clicks: 6,930, at THB 6.67 each.</li>
</ul>
<h2>Quieter chats, busier shop</h2>
<p>The team put all 14 sets on the product page and used them to answer chats. It could, because the brief had asked for usage rights on the brand's own channels, with an end date, from the start. Chats about size went from 46% in the first week to 19% in the tenth, 27 points lower. The time that freed up goes into talk about colours and stitched-on names, which is where sales are closed.</p>
<h2>Count your chats before you write a brief</h2>
<p>The question customers repeat is the best brief you'll ever get. You don't need a concept. Pick one question, find people whose daily life answers it, and ask for rights that last as long as you'll use the pictures. If your product can be told in pictures too, compare it with the <a href="/en/Marketer/package/detail/lemon8-15">Lemon8 photo package</a>.</p>`,
  },
}
