import type { SiteItem } from '../types.ts'
import { AKE } from './authors.ts'

export const passingDrafts: SiteItem<'article'> = {
  kind: 'article',
  slug: 'draft-that-passes-first-time',
  published: { daysAgo: 43, minute: 868 },
  doc: {
    title: { th: 'ดราฟต์ที่ผ่านตั้งแต่รอบแรก หน้าตาเป็นอย่างไร', en: 'What a draft that passes first time looks like' },
    summary: {
      th: 'เหตุผลที่แบรนด์ส่งดราฟต์กลับมีอยู่ไม่กี่ข้อ รู้ก่อนก็กันได้เกือบหมด พร้อมรายการตรวจที่ใช้ได้กับทุกงานก่อนกดส่ง',
      en: 'Brands send drafts back for only a handful of reasons. Know them and you can head most of them off, with a checklist to run before you send.',
    },
    body: {
      th: `
<p>ตัดคลิปมาหลายปี ผมพบว่าดราฟต์ที่โดนขอแก้ส่วนใหญ่ไม่ได้แพ้เรื่องฝีมือ แพ้เรื่องจังหวะที่สินค้าโผล่ช้าไปสี่วินาที หรือคำเดียวในซับที่พูดเกินจริง เรื่องพวกนี้แก้ก่อนส่งใช้ห้านาที แก้หลังส่งใช้สองวัน</p>
<h2>เหตุผลที่ดราฟต์ไม่ผ่าน</h2>
<p>เวลาแบรนด์ขอแก้ต้องเลือกเหตุผลหนึ่งข้อเสมอ คุณจึงเตรียมรับมือได้ทีละข้อ</p>
<table>
<thead><tr><th scope="col">เหตุผล</th><th scope="col">มักเกิดจาก</th><th scope="col">กันไว้ด้วย</th></tr></thead>
<tbody>
<tr><td>เห็นสินค้าไม่ชัด</td><td>ฉลากสะท้อนแสง มือบังชื่อ</td><td>ช็อตนิ่งหันฉลากเข้ากล้อง 2 วินาที ภายในสิบวินาทีแรก</td></tr>
<tr><td>ไม่มีแฮชแท็กโฆษณา</td><td>ส่งแต่คลิป ไม่แนบแคปชัน</td><td>แนบแคปชันฉบับจริง วางแท็กไว้ต้นข้อความ</td></tr>
<tr><td>ไม่ตรงบรีฟ</td><td>จำบรีฟผิดเพราะอ่านเมื่อสัปดาห์ก่อน</td><td>เปิดบรีฟข้าง ๆ แล้วติ๊กทีละข้อตอนตัดเสร็จ</td></tr>
<tr><td>คำพูดเกินจริง</td><td>คำว่า ที่สุด หายขาด การันตี</td><td>พูดสิ่งที่เห็นเอง เช่น ใช้มา 7 วันแล้วหน้าไม่ตึง</td></tr>
<tr><td>เสียงหรือภาพไม่ชัด</td><td>ลมเข้าไมค์ เพลงดังกลบเสียง</td><td>ฟังด้วยลำโพงมือถือหนึ่งรอบ หูฟังหนึ่งรอบ</td></tr>
<tr><td>ข้อมูลผิด</td><td>ราคา ขนาด หรือชื่อรุ่นคลาดเคลื่อน</td><td>คัดลอกจากบรีฟ อย่าพิมพ์จากความจำ</td></tr>
</tbody>
</table>
<h2>โครงที่ใช้ได้กับคลิปสั้นแทบทุกงาน</h2>
<p>ผมแบ่งคลิป 30 วินาทีเป็นสี่ช่วง แล้วค่อยใส่สไตล์ของช่องลงไป</p>
<ol>
<li><strong>0–3 วินาที</strong> ปัญหาหรือภาพที่คนอยากรู้ต่อ ยังไม่ต้องพูดชื่อแบรนด์</li>
<li><strong>4–10 วินาที</strong> สินค้าเข้ากล้องครั้งแรก เห็นชื่อชัด บอกว่าได้มาอย่างไร</li>
<li><strong>11–24 วินาที</strong> ลองจริงให้ดู หนึ่งเรื่องที่ชอบ หนึ่งเรื่องที่ควรรู้ก่อนซื้อ</li>
<li><strong>25–30 วินาที</strong> สิ่งที่อยากให้คนดูทำต่อ ตามเป้าหมายในบรีฟ ถ้ามีโค้ดให้ขึ้นบนจอค้างไว้</li>
</ol>
<p>ข้อ 3 สำคัญกว่าที่คิด ข้อสังเกตตรง ๆ หนึ่งข้อทำให้ที่เหลือน่าเชื่อ แบรนด์ที่ดีรับได้ ขอแค่ไม่ใช่ข้อมูลผิด</p>
<h2>ส่งอย่างไรให้คนตรวจตัดสินใจง่าย</h2>
<p>แบรนด์มีเวลาตรวจ 72 ชั่วโมง ถ้าไม่ตอบ ระบบอนุมัติให้ แต่ดราฟต์ที่ตรวจง่ายมักได้คำตอบเร็วกว่านั้นมาก</p>
<ul>
<li>ไฟล์ภาพใช้ JPEG, PNG หรือ WebP ส่วน MP4 หรือ MOV ต้องไม่เกิน {$videoMb} MB คลิปที่ใหญ่กว่านั้นส่งเป็นลิงก์ที่เปิดดูได้ เช่น โพสต์แบบไม่แสดงในรายการ</li>
<li>แนบแคปชันเต็ม รวมแฮชแท็กโฆษณา ลิงก์ และโค้ด ในแบบที่จะโพสต์จริง</li>
<li>เขียนโน้ตสองบรรทัด ว่าจุดไหนตั้งใจทำต่างจากบรีฟและเพราะอะไร</li>
<li>ทดลองเปิดลิงก์ในหน้าต่างไม่ระบุตัวตน ถ้าคุณเปิดไม่ได้ แบรนด์ก็เปิดไม่ได้</li>
</ul>
<h2>ถ้ายังโดนขอแก้</h2>
<p>หายใจก่อน แล้วอ่านทั้งเหตุผลและข้อความที่แบรนด์เขียนเพิ่ม งานหนึ่งชิ้นรวมการขอแก้ไว้ 2 ครั้ง แต่ละรอบมีเวลาของตัวเองอีก 72 ชั่วโมง แก้ให้ครบทุกจุดในรอบเดียว แล้วตอบกลับเป็นข้อ ๆ ว่าแก้ตรงไหนที่วินาทีเท่าไร คนตรวจจะไม่ต้องไล่ดูใหม่ทั้งคลิป</p>
<p>ถ้าสิ่งที่ขอไม่มีในบรีฟเลย บอกอย่างสุภาพพร้อมยกข้อความในบรีฟมาอ้าง หลังครบสองครั้ง แบรนด์ต้องเลือกว่าจะจ่ายเพิ่ม 10% เพื่อแก้อีกรอบ อนุมัติ หรือเปิดข้อพิพาทให้ทีมงานตัดสิน คุณไม่ต้องแก้ฟรีไปเรื่อย ๆ</p>
<h2>รายการตรวจ 60 วินาทีก่อนกดส่ง</h2>
<ul>
<li>ดูแบบปิดเสียง ยังเข้าใจไหมว่าคลิปพูดเรื่องอะไร</li>
<li>ดูแบบหลับตา ได้ยินชื่อสินค้าถูกต้องไหม</li>
<li>หยุดที่วินาทีที่ 10 เห็นสินค้าแล้วหรือยัง</li>
<li>“ข้อห้าม” ในบรีฟ หลุดไปสักข้อไหม</li>
<li>มีแฮชแท็ก #โฆษณา หรือ #ad ในแคปชันแล้วใช่ไหม</li>
<li>เพลง ภาพ และคนที่ติดในเฟรม คุณมีสิทธิ์ใช้ทั้งหมดไหม</li>
</ul>
<p>ผ่านครบหกข้อแล้วค่อยกดส่ง ดราฟต์รอบแรกที่ผ่านไม่ได้ทำให้คุณดูเก่งอย่างเดียว มันทำให้เงินเข้าเร็วขึ้นหลายวัน ถ้ายังไม่แน่ใจว่าอ่านบรีฟครบ ย้อนไปดู <a href="/th/articles/detail/read-a-brief-before-you-apply">วิธีอ่านบรีฟใน 10 นาที</a></p>`,
      en: `
<p>I've cut clips for years, and most drafts that come back don't lose on skill. They lose because the product shows up four seconds late, or because one word in the subtitles promises too much. Before sending, that's a five-minute fix. After sending, it's two days.</p>
<h2>Why drafts are sent back</h2>
<p>A brand that asks for changes has to choose a reason, which means you can prepare for each of them.</p>
<table>
<thead><tr><th scope="col">Reason</th><th scope="col">Usual cause</th><th scope="col">Head it off with</th></tr></thead>
<tbody>
<tr><td>Product not clearly visible</td><td>Glare on the label, a hand over the name</td><td>A still two-second shot, label to camera, within the first ten seconds</td></tr>
<tr><td>Disclosure tag missing</td><td>Clip sent without its caption</td><td>The real caption attached, tag near the start</td></tr>
<tr><td>Doesn't follow the brief</td><td>Working from last week's memory</td><td>Brief open beside the timeline, each point ticked</td></tr>
<tr><td>Claims too much</td><td>Best ever, cured, guaranteed</td><td>What you saw yourself: seven days in, my skin doesn't feel tight</td></tr>
<tr><td>Unclear sound or picture</td><td>Wind on the mic, music over the voice</td><td>One listen on phone speakers, one on headphones</td></tr>
<tr><td>Incorrect information</td><td>Price, size or model slightly off</td><td>Copy from the brief, never type from memory</td></tr>
</tbody>
</table>
<h2>A shape that fits almost any short clip</h2>
<p>I split 30 seconds into four parts, then add the channel's own style.</p>
<ol>
<li><strong>0–3 seconds.</strong> A problem, or a picture people want explained. No brand name yet.</li>
<li><strong>4–10 seconds.</strong> The product's first appearance, name readable, with a word on how you got it.</li>
<li><strong>11–24 seconds.</strong> You try it. One thing you like, one thing worth knowing before buying.</li>
<li><strong>25–30 seconds.</strong> What viewers should do next, following the brief's objective. If there's a code, hold it on screen.</li>
</ol>
<p>Part three matters more than it seems. One plain remark makes the rest believable. Good brands can live with it, as long as it's accurate.</p>
<h2>Send it so it's easy to approve</h2>
<p>The brand has 72 hours to review, and silence means it's approved. A draft that's easy to check usually gets an answer much sooner.</p>
<ul>
<li>Pictures go as JPEG, PNG or WebP. An MP4 or MOV can be up to {$videoMb} MB; anything bigger goes as a link that opens, such as an unlisted post.</li>
<li>Attach the full caption with disclosure tag, link and code, exactly as you'd post it.</li>
<li>Add a two-line note: where you chose to differ from the brief, and why.</li>
<li>Try your link in a private window. If you can't open it there, neither can they.</li>
</ul>
<h2>If they still ask for changes</h2>
<p>Breathe, then read both the reason and the sentence the brand added. Every job includes two revisions, and each gets its own 72 hours. Fix everything in one go and reply point by point with timestamps, so nobody has to hunt through the whole clip again.</p>
<p>If the request isn't in the brief at all, say so politely and quote the line. After two revisions the brand has to choose: pay 10% more for another, approve, or open a dispute for our team to decide. You're never on the hook for endless free edits.</p>
<h2>A 60-second check before you send</h2>
<ul>
<li>Watch on mute. Can you tell what it's about?</li>
<li>Close your eyes. Is the product's name said correctly?</li>
<li>Pause at second 10. Have we seen the product?</li>
<li>Has one of the brief's don'ts slipped in?</li>
<li>Is #ad in the caption, or whichever tag the brief requires?</li>
<li>Music, images, people in frame: do you have the right to use all of it?</li>
</ul>
<p>Six yeses, then send. A first-round pass doesn't only look good; it brings the money in days earlier. Not sure you caught everything? Go back to <a href="/en/articles/detail/read-a-brief-before-you-apply">reading a brief in ten minutes</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'tech',
      alt: { th: 'ภาพวาดอุปกรณ์ถ่ายและตัดต่อคลิป', en: 'Drawing of the gear used to shoot and edit a clip' },
    },
    category: 8,
    tags: ['tech', 'design'],
    author: AKE,
  },
}
