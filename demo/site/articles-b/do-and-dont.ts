import type { SiteItem } from '../types.ts'
import { NATTHIDA } from './authors.ts'

export const doAndDont: SiteItem<'article'> = {
  kind: 'article',
  slug: 'writing-do-and-dont',
  published: { daysAgo: 251, minute: 648 },
  doc: {
    title: {
      th: 'เขียน “ควรทำ” และ “ข้อห้าม” ให้ครีเอเตอร์ทำตามได้จริง',
      en: "Write dos and don'ts a creator can actually follow",
    },
    summary: {
      th: 'สองช่องที่สั้นที่สุดในบรีฟ คือสองช่องที่ตัดสินว่าดราฟต์จะผ่านรอบแรกหรือไม่ ดูตัวอย่างก่อนแก้ หลังแก้ และวิธีทดสอบบรีฟก่อนส่ง',
      en: 'The two shortest fields in a brief decide whether drafts pass the first time. Before-and-after lines, and a quick test before you submit.',
    },
    body: {
      th: `
<p>บรีฟแรกของแบรนด์เราเขียนไว้ว่า “ขอฟีลธรรมชาติ ดูแพง แต่เข้าถึงง่าย” ครีเอเตอร์สิบคนส่งดราฟต์มาสิบแบบ และไม่มีใครผิดเลยสักคน เราเป็นคนเขียนประโยคที่แปลว่าอะไรก็ได้</p>
<p>ตั้งแต่นั้นฉันเขียนสองช่องนี้ใหม่ ด้วยกติกาข้อเดียว ทุกบรรทัดต้องตรวจได้ด้วยตา ว่าทำหรือไม่ทำ</p>
<h2>บรรทัดที่ดีหน้าตาเป็นอย่างไร</h2>
<table>
<thead><tr><th scope="col">เขียนแบบนี้มักมีปัญหา</th><th scope="col">เขียนแบบนี้ตรวจได้</th></tr></thead>
<tbody>
<tr><td>ขอให้เห็นสินค้าชัด ๆ</td><td>หันฉลากเข้ากล้องอย่างน้อย 2 วินาที ภายใน 10 วินาทีแรก</td></tr>
<tr><td>แสงสวย ๆ</td><td>ถ่ายแสงธรรมชาติ ไม่ใช้ฟิลเตอร์ปรับผิว</td></tr>
<tr><td>พูดถึงส่วนผสม</td><td>บอกว่าทำจากข้าวหอมมะลิ และบอกว่าไม่มีน้ำหอม</td></tr>
<tr><td>อย่าพูดถึงคู่แข่ง</td><td>ไม่เอ่ยชื่อและไม่ให้เห็นฉลากของสกินแคร์แบรนด์อื่นในเฟรม</td></tr>
<tr><td>อย่าเคลมเกินจริง</td><td>ไม่ใช้คำว่า รักษา หายขาด ขาวขึ้น หรือเห็นผลทันที</td></tr>
<tr><td>ลงช่วงคนเยอะ</td><td>โพสต์วันพฤหัสบดีถึงอาทิตย์ เวลา 18:00–21:00 น.</td></tr>
</tbody>
</table>
<p>ฝั่งขวายาวกว่าไม่กี่คำ แต่ตัดการโต้เถียงได้เกือบหมด เพราะทั้งคุณและครีเอเตอร์มองคลิปแล้วตอบตรงกัน</p>
<h2>ห้าข้อพอ</h2>
<p>เมื่อทุกอย่างสำคัญ ก็ไม่มีอะไรสำคัญ ฉันจำกัดตัวเองไว้ฝั่งละไม่เกินห้าข้อ เรียงตามความเจ็บถ้าพลาด แล้วย้ายที่เหลือไปไว้ในเนื้อบรีฟเป็นข้อมูลประกอบ</p>
<p>สิ่งที่ควรอยู่ในฝั่ง “ควรทำ”</p>
<ul>
<li>ช็อตหรือประโยคที่ขาดไม่ได้ ไม่เกินสองอย่าง</li>
<li>ข้อเท็จจริงที่ต้องถูกเป๊ะ เช่น ชื่อรุ่น ขนาด ราคา</li>
<li>สิ่งที่อยากให้คนดูทำต่อ พร้อมโค้ดหรือลิงก์ติดตาม</li>
<li>แฮชแท็กโฆษณาที่เลือกไว้ และตำแหน่งที่อยากให้วาง</li>
</ul>
<p>สิ่งที่ควรอยู่ในฝั่ง “ข้อห้าม”</p>
<ul>
<li>คำที่ผิดกฎโฆษณาของสินค้าประเภทนั้น อาหาร เครื่องสำอาง และการเงินมีกฎของตัวเอง ตรวจกับฝ่ายกฎหมายก่อนเขียน</li>
<li>ภาพที่เสี่ยง เช่น เด็กใช้สินค้าสำหรับผู้ใหญ่ ขับรถไปด้วยถือมือถือไปด้วย</li>
<li>เพลงหรือภาพที่คุณไม่มีสิทธิ์ โดยเฉพาะถ้าจะนำไปยิงโฆษณาต่อ</li>
</ul>
<h2>เว้นที่ให้เสียงของเขา</h2>
<p>คุณเลือกครีเอเตอร์เพราะวิธีเล่าของเขา ถ้าเขียนสคริปต์ให้ทุกคำ คุณจะได้โฆษณาของตัวเองในห้องของคนอื่น บอกว่าต้องเห็นอะไรและห้ามพูดอะไร แล้วปล่อยเรื่องมุก เพลง จังหวะตัด และข้อสังเกตตรง ๆ ไว้ให้เขา</p>
<blockquote>บอกข้อเสียได้หนึ่งข้อถ้าเป็นเรื่องจริง เช่น ขวดเล็กพกง่ายแต่หมดไว</blockquote>
<p>บรรทัดนี้อยู่ในบรีฟของเราทุกครั้ง และเป็นบรรทัดที่ครีเอเตอร์ขอบคุณบ่อยที่สุด</p>
<h2>บรีฟที่ชัดช่วยคุณตอนขอแก้</h2>
<p>เวลาขอแก้ดราฟต์ คุณต้องเลือกเหตุผลหนึ่งข้อและเขียนเพิ่มได้หนึ่งประโยค แต่ละงานรวมการขอแก้ 2 ครั้ง ถ้ายังไม่พอใจหลังจากนั้น ทางเลือกคือจ่ายเพิ่ม 10% ของค่าจ้างเพื่อแก้อีกรอบ อนุมัติ หรือเปิดข้อพิพาท ถ้าไม่ตอบ 72 ชั่วโมง ระบบอนุมัติให้</p>
<p>ตอนทีมงานตัดสินข้อพิพาท สิ่งที่หยิบมาดูก่อนคือบรีฟ ข้อที่เขียนไว้ชัดและตรวจได้อยู่ข้างคุณ ข้อที่อยู่ในใจไม่มีใครเห็น</p>
<h2>ทดสอบก่อนส่ง 3 ขั้น</h2>
<ol>
<li>ให้คนในทีมที่ไม่เกี่ยวกับแคมเปญอ่านแล้วเล่าคลิปในหัวให้ฟัง ถ้าภาพไม่ตรงกับที่คุณคิด แก้บรรทัดที่เขาสะดุด</li>
<li>ดูคลิปเก่าที่คุณชอบหนึ่งคลิป ติ๊กตามบรีฟตัวเอง ถ้าคลิปที่ชอบยังสอบตก บรีฟแน่นเกินไป</li>
<li>ขีดฆ่าทุกคำคุณศัพท์ สวย หรู ปัง ไวรัล แล้วอ่านใหม่ ถ้ายังรู้ว่าต้องทำอะไร แปลว่าใช้ได้</li>
</ol>
<p>เขียนเสร็จแล้ว ดูว่าครีเอเตอร์อ่านบรีฟของคุณอย่างไรที่ <a href="/th/articles/detail/read-a-brief-before-you-apply">อ่านบรีฟ 10 นาทีก่อนสมัคร</a> แล้วเลือกว่าจะเปิดเป็น <a href="/th/Marketer/publicCampaign">แคมเปญสาธารณะ</a> หรือ <a href="/th/Marketer/inviteOnlyCampaign">เชิญเท่านั้น</a></p>`,
      en: `
<p>Our brand's first brief asked for something “natural, premium, yet approachable”. Ten creators sent ten drafts, and not one of them was wrong. We'd written a sentence that could mean anything.</p>
<p>I've rebuilt those two fields since, on a single rule: anyone watching must be able to see whether each line was followed.</p>
<h2>What a good line looks like</h2>
<table>
<thead><tr><th scope="col">Trouble</th><th scope="col">Can be checked</th></tr></thead>
<tbody>
<tr><td>Show the product clearly</td><td>Label to camera for at least 2 seconds, within the first 10</td></tr>
<tr><td>Nice lighting</td><td>Natural light, no skin filter</td></tr>
<tr><td>Mention the ingredients</td><td>Say it's made from jasmine rice and has no perfume</td></tr>
<tr><td>Don't mention competitors</td><td>No other skincare brand named or readable in the frame</td></tr>
<tr><td>Don't overclaim</td><td>Don't say treats, cures, whitens or works instantly</td></tr>
<tr><td>Post when people are around</td><td>Post Thursday to Sunday, 18:00–21:00</td></tr>
</tbody>
</table>
<p>The right-hand side is only a few words longer, yet it ends most arguments, because you and the creator will watch the same clip and give the same answer.</p>
<h2>Five is enough</h2>
<p>When everything matters, nothing does. I allow myself five lines on each side, sorted by how much a miss would hurt, and move the rest into the brief text as background.</p>
<p>What belongs under do:</p>
<ul>
<li>one or two shots or sentences you can't live without;</li>
<li>facts that must be exact, such as model, size and price;</li>
<li>what viewers should do next, with the code or tracking link;</li>
<li>the disclosure tag you've chosen, and where you'd like it placed.</li>
</ul>
<p>What belongs under don't:</p>
<ul>
<li>words that break the advertising rules for your kind of product. Food, cosmetics and finance each have their own, so check with your legal people first;</li>
<li>risky pictures: children using adult products, a phone in hand at the wheel;</li>
<li>music or images you hold no rights to, above all if you plan to run ads with the post.</li>
</ul>
<h2>Leave room for their voice</h2>
<p>You chose this creator for the way they tell things. Script every word and you'll get your own advert, filmed in someone else's room. Say what must be seen and what mustn't be said; leave the jokes, the music, the pacing and the frank remarks to them.</p>
<blockquote>You may name one drawback, if it's true. For example: the small bottle travels well but runs out fast.</blockquote>
<p>That line is in every brief of ours, and it's the one creators thank us for most.</p>
<h2>A clear brief helps when you ask for changes</h2>
<p>To send a draft back, you choose a reason and can add a sentence of your own. Two requests are included in every job. If you still aren't happy, you pay 10% of the job's pay for another round, approve, or open a dispute. After 72 hours of silence, it's approved for you.</p>
<p>When our team settles a dispute, the brief is the first thing it opens. Lines that are clear and checkable are on your side. Lines that stayed in your head can't be seen by anyone.</p>
<h2>Test it in three steps</h2>
<ol>
<li>Ask a colleague outside the campaign to read it and describe the clip they imagine. Where their picture differs from yours, fix the line they tripped on.</li>
<li>Take an old clip you love and tick it against your own brief. If even that one fails, the brief is too tight.</li>
<li>Cross out every adjective: beautiful, premium, viral. Read it again. If it's still clear what to do, it works.</li>
</ol>
<p>Once it's written, see how creators will read it in <a href="/en/articles/detail/read-a-brief-before-you-apply">ten minutes with the brief</a>, then choose between a <a href="/en/Marketer/publicCampaign">public campaign</a> and an <a href="/en/Marketer/inviteOnlyCampaign">invite-only</a> one.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'skincare',
      alt: { th: 'ภาพวาดขวดสกินแคร์จากข้าวไทย', en: 'Drawing of skincare bottles made with Thai rice' },
    },
    category: 9,
    tags: ['beauty', 'design'],
    author: NATTHIDA,
  },
}
