import type { SiteItem } from '../types.ts'

export const TRICKS_AND_TIPS: SiteItem<'article'> = {
  kind: 'article',
  slug: 'eleven-small-tricks-for-both-sides-of-the-stall',
  published: { daysAgo: 41, minute: 780 },
  doc: {
    title: {
      th: 'รวมเคล็ดลับเล็ก ๆ 11 ข้อ จากสองฝั่งของแผง',
      en: 'Eleven small tricks from both sides of the stall',
    },
    summary: {
      th: 'ของเล็กที่คนใช้ Talad นาน ๆ ทำจนชิน แต่คนมาใหม่มักไม่รู้ แบ่งเป็นของครีเอเตอร์ ของแบรนด์ และของที่ใช้ได้ทั้งคู่',
      en: 'Little habits that regulars on Talad stopped noticing and newcomers never hear about: for creators, for brands and for everyone.',
    },
    cover: {
      fileId: null,
      scene: 'family',
      alt: { th: 'ภาพวาดปิ่นโตกับช้างของเล่นและลูกตะกร้อ', en: 'A drawing of a tiffin with a toy elephant and a rattan ball' },
    },
    category: 6,
    tags: ['lifestyle', 'design', 'tech'],
    author: { th: 'กองบรรณาธิการตลาด', en: 'Talad editors' },
    body: {
      th: `
<p>เราถามทีมงานที่ตอบคำถามทุกวันว่า มีอะไรที่อยากบอกทุกคนตั้งแต่วันแรกแต่ไม่มีที่ให้เขียน ได้กระดาษโน้ตกลับมาเต็มโต๊ะ คัดแล้วเหลือ 11 ใบ</p>
<h2>ฝั่งครีเอเตอร์</h2>
<ol>
<li><strong>ตั้งราคาให้ครบทุกชนิดโพสต์</strong> แม้ชนิดที่ไม่ค่อยทำ ช่องที่มีแต่ราคารีล ระบบเทียบกับงานสตอรี่ให้ไม่ได้ และเสียคะแนนส่วนราคาไปเปล่า ๆ</li>
<li><strong>เช็กที่อยู่ก่อนกดรับงานส่งของ</strong> ไม่ใช่หลังจากนั้น แบรนด์มีเวลา 5 วันในการส่ง ส่วนใหญ่ส่งวันแรก และพัสดุไปถึงบ้านเก่าก่อนคุณนึกออกเสมอ</li>
<li><strong>ของถึงแล้วกดยืนยันเลย</strong> ถ้าไม่กด ระบบเริ่มนับงานให้เมื่อครบ 7 วันหลังส่งถึง กดเองคุณเลือกวันเริ่มได้</li>
<li><strong>ดราฟต์วิดีโอยาวส่งเป็นลิงก์</strong> ไฟล์วิดีโอรับได้ไม่เกิน {$videoMb} MB ถ้าใหญ่กว่านั้น อัปโหลดแบบไม่เป็นสาธารณะแล้วแปะลิงก์ ภาพชัดกว่าบีบไฟล์จนแตก</li>
<li><strong>ถ่ายอินไซต์สตอรี่ก่อนนอน</strong> สตอรี่ต้องส่งอินไซต์ใน 24 ชม. งานอื่น 3 วัน ตั้งปลุกไว้ตอนโพสต์ ไม่ใช่ตอนนึกได้</li>
</ol>
<h2>ฝั่งแบรนด์</h2>
<ol>
<li><strong>เขียนข้อห้ามให้สั้นกว่าข้อที่อยากได้</strong> ถ้าข้อห้ามยาวกว่า แปลว่ายังไม่รู้ว่าอยากได้อะไร</li>
<li><strong>คูณ 1.1 ตั้งแต่ต้น</strong> ค่าจ้าง 4,500 บาท พักจริง 4,950 เครดิต รับ 4 คนคือ 19,800 คิดแบบนี้ก่อนเติม จะได้ไม่ค้างที่คนสุดท้าย</li>
<li><strong>ยกเลิกเร็วถูกกว่าเสมอ</strong> ก่อนเริ่มทำดราฟต์คืน 100% ไม่รวมค่าสินค้าที่เบิกแล้ว เริ่มทำดราฟต์แล้วคืน 90% มีดราฟต์แล้ว 50% อนุมัติดราฟต์แล้ว 25% ลังเลเมื่อไรให้ตัดสินใจวันนั้น</li>
</ol>
<h2>ใช้ได้ทั้งสองฝั่ง</h2>
<ol>
<li><strong>คุยในข้อความของงาน</strong> ไม่ใช่แชตส่วนตัว ถ้าวันหนึ่งต้องเปิดข้อพิพาท ทีมงานเห็นเรื่องทั้งหมดโดยไม่ต้องขอภาพหน้าจอจากใคร</li>
<li><strong>เปิด LINE ไว้แค่เรื่องงานกับเงิน</strong> เรื่องอื่นให้ไปอยู่ในอีเมล เสียงเตือนจะได้มีความหมาย</li>
<li><strong>เราไม่เห็นรหัสยืนยันของคุณ และไม่มีวันถาม</strong> ใครก็ตามที่โทรมาขอรหัส 6 หลักนั้นไม่ใช่ทีมงาน วางสายแล้วบอกเราทางหน้า <a href="/th/contact">ติดต่อเรา</a></li>
</ol>
<h2>โน้ตใบสุดท้าย</h2>
<p>มีกระดาษใบหนึ่งไม่ใช่เคล็ดลับ เขียนว่า คนที่ถามก่อนรับงานมีปัญหาน้อยกว่าคนที่ถามหลังรับงาน เราเลยเอามาวางไว้ตรงนี้ ถ้ากำลังลังเลเรื่องไหน ลองเปิด <a href="/th/faq">คำถามที่พบบ่อย</a> ก่อน น่าจะมีคนลังเลเรื่องเดียวกับคุณมาแล้ว</p>
`,
      en: `
<p>We asked the colleagues who answer questions all day what they'd tell everyone on day one if there were a place to write it. They covered a desk in paper notes. These are the ones we kept.</p>
<h2>If you're a creator</h2>
<ol>
<li><strong>Set a price for every post type,</strong> even the ones you rarely do. A channel that only prices reels can't be compared for a story job, and its score goes without the part that price would've added.</li>
<li><strong>Check your address before you accept a shipping job,</strong> not after. The brand has five days to ship, but most go on day one, and parcels always reach your old flat before you remember it.</li>
<li><strong>Confirm as soon as it arrives.</strong> If you don't, we'll start the job for you seven days after delivery. Press it yourself and you choose the day.</li>
<li><strong>Send long video drafts as a link.</strong> Video files can be up to {$videoMb} MB. For anything bigger, an unlisted upload looks better than something squeezed until it squeaks.</li>
<li><strong>Capture story insights before bed.</strong> Stories need them within 24 hours, other posts within 3 days. Set the alarm when you post, not when you remember.</li>
</ol>
<h2>If you're a brand</h2>
<ol>
<li><strong>Keep the don'ts shorter than the dos.</strong> If they're longer, you don't know yet what you want.</li>
<li><strong>Multiply by 1.1 at the start.</strong> Job pay of THB 4,500 puts 4,950 credits on hold. Four slots make 19,800. Do that sum before you top up and you won't get stuck at the last person.</li>
<li><strong>Early cancellations are cheaper.</strong> Before drafting starts you get 100% back, less anything already claimed for products. Once it's started it's 90%, with a draft in it's 50%, and after you've approved the draft 25%. If you're wavering, decide today.</li>
</ol>
<h2>For everyone</h2>
<ol>
<li><strong>Talk in the job's messages,</strong> not in a private chat. If there's ever a dispute, our team can read the whole story and nobody has to hunt for screenshots.</li>
<li><strong>Keep LINE for jobs and money.</strong> Let the rest go to email, so that a ping means something.</li>
<li><strong>We can't see your code and we'll never ask for it.</strong> Anyone who rings up wanting those six digits isn't from Talad. Hang up, then tell us through the <a href="/en/contact">contact page</a>.</li>
</ol>
<h2>The last note on the desk</h2>
<p>One piece of paper wasn't a trick at all. It said: people who ask before they accept have fewer problems than people who ask afterwards. So we've put it here. If you're unsure about something, try the <a href="/en/faq">FAQ</a> first. Somebody's probably been unsure about it before you.</p>
`,
    },
  },
}
