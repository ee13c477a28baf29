import type { SiteItem } from '../types.ts'

export const LELE_INTERVIEW: SiteItem<'article'> = {
  kind: 'article',
  slug: 'one-boat-three-creators-lele-travel',
  published: { daysAgo: 2, minute: 572 },
  doc: {
    title: {
      th: 'เรือลำเดียวกับครีเอเตอร์ 3 คน คุยกับเจ้าของเลเล ทราเวล',
      en: 'One boat, three creators: a talk with the owner of Lele Travel',
    },
    summary: {
      th: 'ธาราวดี เลิศคลื่น ไม่มีทีมการตลาด มีแต่เรือหางยาวกับงบก้อนเดียว เธอเล่าว่าเลือกครีเอเตอร์ 3 คนอย่างไร และทำไมบรรทัดที่สำคัญที่สุดในบรีฟคือเรื่องเมาเรือ',
      en: 'Tharawadi Loetkhluen has longtail boats, one modest budget and no marketing team. She tells us how she picked three creators, and why the best line in her brief is about seasickness.',
    },
    cover: {
      fileId: null,
      scene: 'travel',
      alt: { th: 'ภาพวาดเรือหางยาวผูกพวงมาลัยกลางทะเลใต้', en: 'A drawing of a garlanded longtail boat on a southern sea' },
    },
    category: 5,
    tags: ['travel', 'lifestyle'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>เก้าโมงเช้าที่ท่าเรือกระบี่ ธาราวดี เลิศคลื่น คุยกับเราไปพลางนับเสื้อชูชีพไปพลาง เลเล ทราเวล ของเธอมีทริปเกาะ 2 วัน 1 คืน มีที่พักริมทะเลไม่กี่ห้อง และมีคนดูแลเรื่องการตลาดหนึ่งคน ซึ่งก็คือเธอเอง</p>
<h2>งบหนึ่งก้อน กับคนสามคน</h2>
<p><strong>ครั้งแรกที่เปิดแคมเปญ ตั้งงบไว้เท่าไร</strong></p>
<p>เติมไป 30,000 เครดิต รวม VAT แล้วจ่าย 32,100 บาท ฉันตั้งค่าจ้างคนละ 9,000 บาท รับ 3 คน บวกค่าบริการ 10% ก็พักไว้คนละ 9,900 เครดิต รวม 29,700 เหลือติดบัญชี 300 เครดิต พอดีจนน่ากลัว</p>
<p><strong>ทำไมไม่จ้างคนใหญ่คนเดียวไปเลย</strong></p>
<p>คิดอยู่เหมือนกัน แต่เรือฉันนั่งได้สิบสองคน ถ้าคลิปเดียวดังขึ้นมาวันเดียวแล้วมีคนโทรมาสองร้อยสาย ฉันรับไม่ไหวและต้องบอกปัดเขา สามคนลงไม่พร้อมกัน คนค่อย ๆ มา ฉันว่าเหมาะกับเรือเล็กมากกว่า</p>
<p><strong>เลือกสามคนนั้นจากอะไร</strong></p>
<p>เปิดเป็น <a href="/th/Marketer/publicCampaign">แคมเปญสาธารณะ</a> มีคนสมัครเข้ามาเยอะกว่าที่คิด ฉันอ่านเหตุผลใต้คะแนนทุกใบ คนแรกผู้ติดตามส่วนใหญ่อยู่กรุงเทพฯ ซึ่งเป็นลูกค้าที่ต้องจองล่วงหน้า คนที่สองเป็นคนใต้ รู้ว่าคลื่นเดือนไหนเป็นอย่างไร คนที่สามคะแนนต่ำสุดในสามคน แต่เขาบอกค่าเรือเป็นตัวเลขในทุกคลิป ฉันชอบคนบอกราคา</p>
<h2>บรีฟหน้าเดียวที่พูดเรื่องเมาเรือ</h2>
<p><strong>ในบรีฟเขียนอะไรบ้าง</strong></p>
<p>เขียนสั้นมาก ถ่ายอะไรก็ได้ยกเว้นเหยียบปะการังกับให้อาหารปลา ต้องบอกราคา ต้องบอกว่าห้องน้ำบนเกาะเป็นแบบไหน แล้วก็มีบรรทัดหนึ่งว่า ถ้าคุณเมาเรือ ขอให้พูดว่าเมาเรือ</p>
<p><strong>ไม่กลัวลูกค้าหนีหรือ</strong></p>
<p>คนเมาเรือที่รู้ตัวก่อนจะกินยามา คนเมาเรือที่ไม่รู้ตัวจะอ้วกบนเรือฉันแล้วไปเขียนรีวิว ฉันเลือกแบบแรก</p>
<blockquote><p>คลิปที่ขายดีที่สุดคือคลิปที่เขาหน้าซีดแล้วพูดว่า คุ้มนะ แต่ขอนั่งท้ายเรือ</p></blockquote>
<p><strong>วันที่ครีเอเตอร์มาถึง ทำอะไรบ้าง</strong></p>
<p>งานแบบไปที่ร้านจะมีรหัสเช็กอิน ฉันแปะไว้ข้างกระปุกทิปที่เคาน์เตอร์ท่าเรือ เขาใส่รหัสแล้วงานก็เริ่ม กำหนดส่งดราฟต์นับจากวันที่นัด ไม่ได้นับจากวันที่กดรับ เรื่องนี้สำคัญกับคนทำทริป เพราะมีอยู่รอบหนึ่งลมแรงเรือออกไม่ได้ เราก็คุยในข้อความของงานแล้วนัดวันใหม่กัน ไม่มีใครต้องรีบ</p>
<h2>ตรวจดราฟต์ตอนเรือเทียบท่า</h2>
<p><strong>มีเวลาตรวจดราฟต์หรือ</strong></p>
<p>ตอนแรกพลาด งานแรกส่งมาวันศุกร์ ฉันอยู่กลางทะเลสามวัน กลับมาระบบอนุมัติให้แล้วเพราะครบ 72 ชม. โชคดีที่คลิปดี หลังจากนั้นฉันเปิดแจ้งเตือนทาง LINE แล้วตรวจตอนเรือเทียบท่า ใช้เวลาแค่ต้มน้ำชงกาแฟ</p>
<p><strong>เคยขอแก้ไหม</strong></p>
<p>ครั้งเดียว เขาบอกเวลาเรือเที่ยวสุดท้ายผิด ถ้าคนดูเชื่อคือค้างบนเกาะ ฉันเขียนเหตุผลไปบรรทัดเดียวพร้อมเวลาที่ถูก ได้ดราฟต์ใหม่เย็นวันนั้น เรื่องสี เรื่องเพลง ฉันไม่ยุ่ง ฉันไม่รู้เรื่อง</p>
<h2>ตัวเลขที่เธอดูจริง ๆ</h2>
<p><strong>สุดท้ายคุ้มไหม</strong></p>
<p>ยอดดูเป็นแสนก็ดีใจ แต่ฉันดูโค้ดส่วนลด ให้คนละโค้ด ในสองเดือนมีคนใช้รวม 41 กลุ่ม เอาเครดิตที่จ่ายไปหารก็ตกกลุ่มละราว 724 บาท ทริปคนละ 3,900 บาท ไปกันกลุ่มละสองคนขึ้นไป ฉันคิดเลขได้</p>
<p><strong>คนไหนได้ผลที่สุด</strong></p>
<p>คนที่คะแนนต่ำสุดนั่นแหละ คนดูเขาน้อยกว่าเพื่อน แต่ถามเรื่องที่จอดรถกันในคอมเมนต์ คนที่ถามเรื่องที่จอดรถคือคนที่จะมาจริง</p>
<p><strong>ถ้ามีคนทำเรือเล็ก ๆ แบบคุณมาถาม จะบอกอะไร</strong></p>
<p>อย่าซื้อเครดิตเผื่อเยอะ เครดิตอยู่ได้ 12 เดือนก็จริง แต่ฤดูเรือสั้นกว่านั้น เติมเท่าที่จะใช้ก่อนหน้ามรสุม แล้วเขียนบรีฟเหมือนคุยกับลูกค้าที่ยืนอยู่หน้าท่า ถ้ายังไม่แน่ใจว่าแบบไหนเหมาะ ลองดู <a href="/th/jobMarketBoard">ตลาดงาน</a> ก่อนก็ได้ว่าคนอื่นเขียนกันอย่างไร ฉันก็เริ่มจากตรงนั้น</p>
`,
      en: `
<p>It's nine in the morning at a pier in Krabi, and Tharawadi Loetkhluen is counting life jackets while she talks. Her company, Lele Travel, runs a two-day, one-night island trip, keeps a handful of rooms by the water and has exactly one person in marketing. You're looking at her.</p>
<h2>One budget, three people</h2>
<p><strong>What did your first campaign cost?</strong></p>
<p>I topped up 30,000 credits, which came to THB 32,100 with VAT. I set the job pay at THB 9,000 and opened three slots. Add the 10% fee and that's 9,900 credits on hold for each person, 29,700 in all. I had 300 credits left. It was almost too neat.</p>
<p><strong>Why not one big name?</strong></p>
<p>I thought about it. But my boat takes twelve. If one clip blows up and two hundred people ring on the same day, I can't carry them, and I spend the week saying sorry. Three people posting at different times bring a steady trickle, and a trickle suits a small boat.</p>
<p><strong>How did you choose those three?</strong></p>
<p>I ran a <a href="/en/Marketer/publicCampaign">public campaign</a> and got more applicants than I'd expected, so I read the reasons under every score. The first one's followers are mostly in Bangkok, and Bangkok people book ahead. The second is a southerner who knows what the sea does in each month. The third had the lowest score of the lot, but says what the boat costs in every clip. I like people who say the price.</p>
<h2>A one-page brief about feeling sick</h2>
<p><strong>What was in it?</strong></p>
<p>Very little. Film what you like, except standing on coral or feeding fish. Say the price. Say what the toilets on the island are like. And one line: if you get seasick, tell them you got seasick.</p>
<p><strong>Doesn't that scare customers off?</strong></p>
<p>People who know they get seasick take a pill. People who don't know are sick on my boat, and then they write a review. I'll take the first kind.</p>
<blockquote><p>The clip that sold best is the one where he's pale as rice and says it's worth it, but he'd like to sit at the back.</p></blockquote>
<p><strong>What happens when a creator turns up?</strong></p>
<p>A visit job has a check-in code. Mine's taped next to the tip jar at the pier. They type it in and the job starts. The draft deadline counts from the day we booked, not from the day they said yes, and that matters when you run boats. Once the wind kept us in. We talked it over in the job's messages, picked another day, and nobody had to panic.</p>
<h2>Reviewing drafts between trips</h2>
<p><strong>Do you find the time?</strong></p>
<p>Not at first. My first draft came in on a Friday while I was out for three days. By the time I got back the 72 hours had passed and it had been approved for me. Luckily it was a good clip. Now I get LINE messages and review when we tie up, in about the time it takes to boil water.</p>
<p><strong>Ever asked for changes?</strong></p>
<p>Once. The time of the last boat was wrong, and anyone who believed it would've slept on the sand. I wrote one line with the right time and had a new draft that evening. Colours, music, all that? I stay out of it. I wouldn't know.</p>
<h2>The number she actually looks at</h2>
<p><strong>So was it worth it?</strong></p>
<p>A hundred thousand views is lovely, but I count coupon codes. Each creator had their own. In two months 41 groups used one, so I paid about THB 724 a group. The trip is THB 3,900 a head and nobody comes alone. I can do that sum.</p>
<p><strong>Who worked best?</strong></p>
<p>The one with the lowest score. Fewer people watch, but in the comments they ask where to park. Someone who asks where to park is coming.</p>
<p><strong>What would you tell another small boat owner?</strong></p>
<p>Don't top up more than you'll use. Credits last 12 months, sure, but the season's shorter than that. And write your brief the way you'd talk to a customer standing on the pier. If you're not sure what that looks like, read a few on the <a href="/en/jobMarketBoard">job market</a>. That's where I began.</p>
`,
    },
  },
}
