import type { SiteItem } from '../types.ts'

export const NUANUAN_INTERVIEW: SiteItem<'article'> = {
  kind: 'article',
  slug: 'why-nuanuan-picked-84-over-93',
  published: { daysAgo: 206, minute: 615 },
  doc: {
    title: {
      th: 'ทำไมนวลนวลเลือกคนที่ได้ 84 ทั้งที่มีคนได้ 93',
      en: 'Why Nuanuan picked an 84 when there was a 93',
    },
    summary: {
      th: 'ณัฐธิดา นวลละออ ผู้จัดการฝ่ายการตลาดของนวลนวล สกินแคร์ เปิดวิธีอ่านคะแนนความตรง วิธีตรวจดราฟต์ให้จบใน 20 นาที และประโยคที่เธอเลิกเขียนในบรีฟไปแล้ว',
      en: 'Natthida Nuan-la-o, marketing lead at Nuanuan Skincare, on reading match scores, reviewing a draft in twenty minutes and the sentence she no longer puts in a brief.',
    },
    cover: {
      fileId: null,
      scene: 'skincare',
      alt: { th: 'ภาพวาดขวดสกินแคร์บนโต๊ะในแสงเช้า', en: 'A drawing of skincare bottles on a table in morning light' },
    },
    category: 5,
    tags: ['beauty', 'lifestyle'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>ห้องประชุมเล็กที่ลาดพร้าวมีข้าวสารอยู่สามโหล ติดป้ายชื่อพันธุ์ไว้ทุกใบ ณัฐธิดา นวลละออ บอกว่าครีเอเตอร์ที่มาเยี่ยมมักถ่ายโหลข้าวก่อนถ่ายขวดเซรั่ม และเธอไม่เคยห้าม เรานั่งคุยกันเรื่องที่แบรนด์ถามเรามากที่สุด คือคะแนนเยอะแล้วต้องเลือกเลยหรือเปล่า</p>
<h2>คะแนนเป็นประตู ไม่ใช่คำตอบ</h2>
<p><strong>มีผู้สมัครได้ 93 แต่คุณเลือกคนที่ได้ 84 เพราะอะไร</strong></p>
<p>เพราะสองคนนี้ผ่านเงื่อนไขครบเหมือนกัน ใครตรงทุกข้อจะเริ่มที่ 70 ส่วนที่เหลือคือความต่างของรายละเอียด พอเปิดดูเหตุผล คนที่ได้ 93 ได้มาจาก ER (อัตราการมีส่วนร่วม) ที่สูงกับราคาที่ต่ำกว่างบ คนที่ได้ 84 ราคาเต็มงบพอดี แต่คนดูเกือบทั้งหมดอยู่ในช่วงอายุที่เราขอ และทำงานจบทุกงาน รอบนั้นเราออกโทนเนอร์ข้าวหอมพร้อมวันวางขาย ฉันซื้อความแน่นอน</p>
<p><strong>ถ้าไม่มีวันวางขายล่ะ</strong></p>
<p>ก็คงเลือกอีกคน คะแนนไม่รู้ว่าเดือนนี้เรากลัวอะไร เราต้องรู้เอง</p>
<p><strong>คุณดูอะไรเรียงตามลำดับ</strong></p>
<table>
<thead><tr><th scope="col">ลำดับ</th><th scope="col">สิ่งที่ดู</th><th scope="col">คำถามในใจ</th></tr></thead>
<tbody>
<tr><td>1</td><td>อายุและที่อยู่ของคนดู</td><td>คนดูซื้อของเราได้จริงไหม</td></tr>
<tr><td>2</td><td>คะแนนความน่าเชื่อถือ</td><td>ผู้ติดตามเป็นคนจริงไหม</td></tr>
<tr><td>3</td><td>สัดส่วนงานที่ทำจบ</td><td>จะทิ้งงานก่อนวันวางขายไหม</td></tr>
<tr><td>4</td><td>คลิป 5 ตัวล่าสุด</td><td>เราอยากให้แม่ดูไหม</td></tr>
</tbody>
</table>
<p><strong>ข้อสุดท้ายไม่มีในระบบ</strong></p>
<p>ไม่มี และไม่ควรมี เรื่องนี้ต้องใช้คนดู</p>
<h2>ประโยคที่เลิกเขียนในบรีฟ</h2>
<p><strong>บรีฟสมัยแรกของคุณหน้าตาเป็นอย่างไร</strong></p>
<p>สี่หน้า มีคำว่า พูดให้เป็นธรรมชาติ แล้วก็มีสคริปต์แนบมาให้พูดตาม ตอนนี้ขำตัวเอง ประโยคนั้นตัดทิ้งไปแล้ว เหลือหน้าครึ่ง บอกว่าผิวแบบไหนเหมาะ แบบไหนไม่เหมาะ ห้ามพูดว่ารักษา ห้ามเทียบกับแบรนด์อื่น ที่เหลือเชิญตามสบาย</p>
<p><strong>ห้ามพูดว่ารักษา เพราะ</strong></p>
<p>เราขายเครื่องสำอาง ไม่ได้ขายยา ถ้าครีเอเตอร์เผลอพูด คนที่ต้องรับผิดชอบมีทั้งเขาทั้งเรา ฉันจึงใส่ไว้ในช่องข้อห้ามเลย ดีกว่าไปขอแก้ตอนดราฟต์มาแล้ว</p>
<h2>ตรวจดราฟต์ใน 20 นาที</h2>
<p><strong>ทำอย่างไรถึงเร็ว</strong></p>
<p>ดูสามรอบ รอบแรกปิดเสียง ดูว่าเห็นของชัดไหม รอบสองหลับตาฟังว่ามีคำต้องห้ามไหม รอบสามดูปกติแบบคนดู ถ้ารอบสามฉันอยากหยิบโทรศัพท์ไปซื้อ ก็อนุมัติ</p>
<p><strong>ขอแก้บ่อยไหม</strong></p>
<p>สิบงานขอแก้สักสองงาน แต่ละงานมีให้ขอแก้ได้ 2 ครั้ง ฉันคิดเสมือนว่ามีครั้งเดียว เขียนรวมมาให้หมดในครั้งเดียว บอกนาทีและวินาที ครั้งที่สองเก็บไว้เผื่อเหตุสุดวิสัย จะเปลี่ยนใจเรื่องบรีฟกลางทางแล้วโยนเป็นการขอแก้ไม่ได้ อันนั้นเราผิดเอง</p>
<blockquote><p>ความเห็นที่ว่า ยังไม่ค่อยใช่ ไม่ใช่ความเห็น มันคือการส่งการบ้านของเราให้เขาทำ</p></blockquote>
<p><strong>เคยปล่อยจนครบ 72 ชม. แล้วระบบอนุมัติให้ไหม</strong></p>
<p>เคยหนึ่งครั้งตอนหยุดยาว คลิปออกมาดี แต่ฉันนอนไม่หลับ ตั้งแต่นั้นเราแบ่งเวรกันในทีม ใครถือเวรคนนั้นตอบภายในวันเดียว</p>
<h2>หลังโพสต์ขึ้นแล้ว</h2>
<p><strong>วัดผลจากอะไร</strong></p>
<p>เดือนแรกดูคลิกจากลิงก์ติดตาม เดือนที่สองดูคนกลับมาซื้อขวดที่สอง สกินแคร์หลอกกันได้ขวดเดียว</p>
<p><strong>เอาคลิปไปใช้ยิงโฆษณาต่อหรือเปล่า</strong></p>
<p>ถ้าจะใช้ เราเขียนขอบเขตกับวันสิ้นสุดไว้ตั้งแต่ในบรีฟ ครีเอเตอร์จะได้คิดราคารวมไว้ตั้งแต่แรก ไม่ใช่มาขอทีหลังแล้วเรียกว่าขอความร่วมมือ</p>
<p><strong>คำแนะนำถึงแบรนด์ที่เพิ่งเริ่ม</strong></p>
<p>เริ่มเล็ก เปิดรับสัก 5 คน อ่านใบสมัครเองทุกใบ อย่าเพิ่งให้ใครอ่านแทน แล้วค่อยขยับไป <a href="/th/Marketer/inviteOnlyCampaign">แคมเปญเชิญเท่านั้น</a> กับคนที่ทำงานด้วยแล้วสบายใจ ส่วนคำถามเรื่องเครดิตกับค่าบริการ หน้า <a href="/th/faq">คำถามที่พบบ่อย</a> ตอบดีกว่าฉัน</p>
`,
      en: `
<p>Three glass jars of rice stand in Nuanuan's small meeting room in Lat Phrao, each with the name of its variety. Visiting creators tend to film the jars before the serum, says Natthida Nuan-la-o, and she's never stopped one. We came with the question brands ask us most: if somebody scores high, do you just take them?</p>
<h2>A score is a door, not an answer</h2>
<p><strong>You had an applicant with a 93 and chose the 84. Why?</strong></p>
<p>Because both met every criterion. Anyone who does starts at 70, and the rest is detail. So I opened the reasons. The 93 came from a strong engagement rate and a price under our budget. The 84 was right at the top of the budget, but nearly all of that audience was in the age group we'd asked for, and every job so far had been finished. We were launching a rice toner with a fixed date in the shops. I bought certainty.</p>
<p><strong>And with no launch date?</strong></p>
<p>I'd probably have taken the other one. The score doesn't know what you're worried about this month. You have to know that.</p>
<p><strong>What do you look at, in order?</strong></p>
<table>
<thead><tr><th scope="col">Order</th><th scope="col">What</th><th scope="col">What I'm asking myself</th></tr></thead>
<tbody>
<tr><td>1</td><td>Age and place of the audience</td><td>Could they buy this?</td></tr>
<tr><td>2</td><td>Authenticity score</td><td>Are the followers real?</td></tr>
<tr><td>3</td><td>Share of jobs finished</td><td>Will they drop out before the launch?</td></tr>
<tr><td>4</td><td>The last five clips</td><td>Would I show my mum?</td></tr>
</tbody>
</table>
<p><strong>That last one isn't in the system.</strong></p>
<p>No, and it shouldn't be. That bit's for people.</p>
<h2>A sentence she doesn't write any more</h2>
<p><strong>What did your early briefs look like?</strong></p>
<p>Four pages. They said “keep it natural”, and then there was a script to read out. I laugh about it now. We're down to a page and a half: who it suits, who it doesn't, don't say “cure”, don't compare us with anyone. Beyond that, be my guest.</p>
<p><strong>Why not “cure”?</strong></p>
<p>We sell cosmetics, not medicine. If it slips out, it's trouble for the creator as well as us. So it goes in the “don't” box from the start, which beats sending back a finished draft.</p>
<h2>A draft in twenty minutes</h2>
<p><strong>How are you that quick?</strong></p>
<p>I watch three times. Once on mute, to check you can see the product. Once with my eyes shut, to listen for words we can't use. And once like anybody on the sofa. If the third time makes me want to reach for my phone and buy one, it's approved.</p>
<p><strong>Do you often ask for changes?</strong></p>
<p>On about two jobs in ten. You get two rounds, but I work as if there were one. Everything goes in a single list, with the minute and the second. The other round's for accidents. What you can't do is change your mind about the brief and call it a revision. That's our mistake, not theirs.</p>
<blockquote><p>“It's not quite there yet” isn't feedback. It's handing someone else your homework.</p></blockquote>
<p><strong>Have you ever let the 72 hours run out?</strong></p>
<p>Once, over a long weekend, and the draft was approved for us. It was a good clip, but I didn't sleep. Now the team takes turns, and whoever's on duty answers within a day.</p>
<h2>After it's posted</h2>
<p><strong>What do you measure?</strong></p>
<p>In the first month, clicks on the tracking link. In the second, people coming back for another bottle. You can fool somebody into one bottle of skincare. You can't do it twice.</p>
<p><strong>Do you reuse the clips in ads?</strong></p>
<p>If we plan to, the scope and the end date are in the brief, so the creator can price it properly. We don't come back later and call it a favour.</p>
<p><strong>Any advice for a brand that's just starting?</strong></p>
<p>Start small. Open five slots and read every application yourself. Then try an <a href="/en/Marketer/inviteOnlyCampaign">invite-only campaign</a> with the people you enjoyed working with. As for credits and fees, the <a href="/en/faq">FAQ</a> explains them better than I can.</p>
`,
    },
  },
}
