import type { SiteItem } from '../types.ts'
import { FAH } from './authors.ts'

export const readingBriefs: SiteItem<'article'> = {
  kind: 'article',
  slug: 'read-a-brief-before-you-apply',
  published: { daysAgo: 26, minute: 702 },
  doc: {
    title: {
      th: 'อ่านบรีฟ 10 นาทีก่อนสมัคร ประหยัดเวลาแก้ไปครึ่งวัน',
      en: 'Ten minutes with the brief now, half a day of fixes saved later',
    },
    summary: {
      th: 'บรีฟไม่ได้มีแค่สินค้ากับค่าจ้าง ยังมีกำหนดส่ง สิทธิ์ใช้งาน และข้อห้ามที่เปลี่ยนปริมาณงานทั้งชิ้น นี่คือลำดับการอ่านที่จับประเด็นสำคัญได้ครบ',
      en: "A brief is more than a product and a fee. Deadlines, usage rights and don'ts can change the whole job. Read it in this order and nothing slips past.",
    },
    body: {
      th: `
<p>เซรั่มหนึ่งขวด รีลหนึ่งชิ้น ค่าจ้าง 4,500 บาท ฟังดูเป็นงานบ่ายเดียวจบ จนกระทั่งอ่านถึงบรรทัดที่เจ็ดว่าต้องใช้ครบ 7 วันก่อนถ่าย และบรรทัดที่เก้าว่าต้องถ่ายผิวหน้าสดทั้งก่อนและหลัง</p>
<p>บรีฟนั้นไม่ได้ซ่อนอะไรเลย คนอ่านต่างหากที่หยุดเร็วไป ลองใช้เวลา 10 นาทีตามลำดับนี้ก่อนกดสมัครทุกครั้ง</p>
<h2>นาทีที่ 1–3 งานนี้อยากให้เกิดอะไร</h2>
<p>ดูเป้าหมายก่อนดูสินค้า เพราะมันบอกว่าแบรนด์จะตัดสินงานคุณจากอะไร งานที่อยากให้คนรู้จักต้องการภาพจำในสามวินาทีแรก งานที่อยากให้คนเข้าใจต้องการคำอธิบายที่ไม่รีบ ส่วนงานโค้ดส่วนลดต้องพูดโค้ดให้ชัดและเห็นบนจอ</p>
<p>ถ้าอ่านจบแล้วยังตอบไม่ได้ว่าแบรนด์อยากให้คนดูทำอะไรต่อ นั่นคือคำถามแรกที่ควรถามตอนสมัคร</p>
<h2>นาทีที่ 4–6 นับงานให้ครบทุกชิ้น</h2>
<p>ไล่ทีละช่องแล้วเขียนลงกระดาษว่าคุณต้องทำอะไรจริง ๆ บ้าง</p>
<table>
<thead><tr><th scope="col">ช่องในบรีฟ</th><th scope="col">ถามตัวเองว่า</th></tr></thead>
<tbody>
<tr><td>ชนิดโพสต์และช่องทาง</td><td>ชิ้นเดียวหรือหลายชิ้น ความยาวเท่าไร ต้องปักหมุดไหม</td></tr>
<tr><td>วิธีรับของ</td><td>แบรนด์ส่งให้ ซื้อแล้วเบิก สั่งซื้อเอง ได้รูปจากแบรนด์ หรือต้องไปที่ร้าน</td></tr>
<tr><td>ควรทำ</td><td>ข้อไหนต้องวางแผนก่อนถ่าย เช่น แสงเช้า ต้องมีคนช่วยถือกล้อง</td></tr>
<tr><td>ข้อห้าม</td><td>มีข้อไหนขัดกับสไตล์ของช่องคุณจนฝืน</td></tr>
<tr><td>กำหนดดราฟต์และโพสต์</td><td>ชนกับงานอื่นหรือวันเดินทางไหม</td></tr>
<tr><td>สิทธิ์ใช้งาน</td><td>แบรนด์เอาไปใช้ที่ไหน ถึงวันไหน ราคานี้คุ้มไหม</td></tr>
<tr><td>แฮชแท็ก ลิงก์ และโค้ด</td><td>มีพื้นที่ในแคปชันพอไหม ต้องใส่ลิงก์ตรงไหน</td></tr>
</tbody>
</table>
<p>งานที่ต้องซื้อก่อนแล้วเบิก ให้ดูเพดานเงินคืนด้วย แบรนด์พักเงินส่วนนี้แยกจากค่าจ้าง ไม่หักภาษี แต่ส่วนที่ซื้อเกินเพดานคุณออกเอง เก็บใบเสร็จที่อ่านชื่อร้าน วันที่ และยอดเงินได้ครบ</p>
<h2>นาทีที่ 7–8 วางเวลาเทียบกับนาฬิกาของระบบ</h2>
<p>เมื่อแบรนด์เลือกคุณ เงินจะพักไว้ทันที แล้วเวลาเริ่มเดิน จำตัวเลขชุดนี้ไว้ตอนดูปฏิทิน</p>
<ul>
<li>ได้รับเลือกหรือได้งานเชิญ ต้องตอบภายใน 72 ชั่วโมง</li>
<li>ส่งดราฟต์ช้าเกินกำหนด 72 ชั่วโมงโดยยังไม่เคยส่งเลย แบรนด์ยกเลิกได้และรับเครดิตคืนเต็ม</li>
<li>ดราฟต์ผ่านแล้ว ต้องโพสต์และใส่ลิงก์ภายใน 72 ชั่วโมง</li>
<li>ส่งอินไซต์ภายใน 24 ชั่วโมงสำหรับสตอรี่ และ 3 วันสำหรับงานอื่น</li>
</ul>
<p>ถ้ารู้ตั้งแต่วันนี้ว่าสัปดาห์หน้าสอบหรือไม่อยู่บ้าน อย่าเพิ่งสมัคร การไม่สมัครไม่เสียอะไร แต่ถ้ารับแล้วออกกลางทาง จะบันทึกไว้ในประวัติการรับงานของคุณ</p>
<h2>นาทีที่ 9–10 มองหาสัญญาณเตือน</h2>
<p>บรีฟที่ดีบอกสิ่งที่ต้องการและปล่อยวิธีเล่าให้คุณ ถ้าเจอสิ่งเหล่านี้ ถามก่อนหรือข้ามไปก็ได้</p>
<ul>
<li>ขอให้พูดผลลัพธ์ที่คุณยังไม่เคยเห็นเอง เช่น ขาวใน 3 วัน หายขาด หรือกำไรแน่นอน</li>
<li>ขอให้ไม่ติดแฮชแท็กโฆษณา ทั้งที่เป็นงานจ้าง</li>
<li>ขอให้โอนเงินหรือส่งรหัสยืนยันนอกระบบ</li>
<li>ขอสิทธิ์ใช้งานทุกสื่อแต่ให้ราคาเท่างานที่อยู่บนช่องคุณอย่างเดียว</li>
</ul>
<h2>คำถามสามข้อที่ทำให้ใบสมัครดูเป็นมืออาชีพ</h2>
<p>ฉันแนบคำถามไปกับใบสมัครเสมอ แต่ไม่เกินสามข้อ และทุกข้อพิสูจน์ว่าอ่านมาแล้ว เช่น</p>
<blockquote>บรีฟให้เห็นเนื้อเซรั่มชัด ๆ ถ้าถ่ายหยดบนหลังมือกลางแดดแทนบนหน้าได้ไหม แล้วคำว่า “ผิวฉ่ำ” ใช้ในแคปชันได้หรือควรเลี่ยง</blockquote>
<p>คำถามแบบนี้ช่วยให้แบรนด์เห็นภาพคลิปตั้งแต่ยังไม่เลือก และช่วยคุณเองไม่ต้องเดาในวันถ่าย ลองเปิด <a href="/th/jobMarketBoard">ตลาดงาน</a> แล้วซ้อมอ่านสักหนึ่งบรีฟ จากนั้นดูต่อที่ <a href="/th/articles/detail/draft-that-passes-first-time">วิธีทำดราฟต์ให้ผ่านตั้งแต่รอบแรก</a></p>`,
      en: `
<p>One bottle of serum, one reel, THB 4,500. It sounds like a single afternoon, until line seven says to use it for a full week before filming and line nine asks for bare skin, before and after.</p>
<p>Nothing was hidden in that brief. The reader just stopped too soon. Give it ten minutes, in this order, every time you're about to apply.</p>
<h2>Minutes 1 to 3: what should happen afterwards?</h2>
<p>Look at the objective before the product, because it tells you how your work will be judged. An awareness job needs one image people remember in the first three seconds. An understanding job needs an unhurried explanation. A coupon-code job needs the code said clearly and shown on screen.</p>
<p>If you've read to the end and still can't say what viewers should do next, that's the first question to ask when you apply.</p>
<h2>Minutes 4 to 6: count every piece of work</h2>
<p>Go field by field and write down what you'd actually have to do.</p>
<table>
<thead><tr><th scope="col">Field in the brief</th><th scope="col">Ask yourself</th></tr></thead>
<tbody>
<tr><td>Post type and platform</td><td>One piece or several? How long? Does it need pinning?</td></tr>
<tr><td>How you get the product</td><td>Shipped, bought and claimed back, ordered online, photos from the brand, or a visit in person?</td></tr>
<tr><td>Do</td><td>Which points need planning, such as morning light or someone to hold the camera?</td></tr>
<tr><td>Don't</td><td>Is anything so far from your style that it would look forced?</td></tr>
<tr><td>Draft and post dates</td><td>Do they clash with other jobs or a trip?</td></tr>
<tr><td>Usage rights</td><td>Where will the brand use it, until when, and does the pay cover that?</td></tr>
<tr><td>Hashtags, links and codes</td><td>Is there room in the caption, and where does the link go?</td></tr>
</tbody>
</table>
<p>If you have to buy first and claim back, check the cap. The brand puts that money on hold separately from your pay, and no tax is withheld from it, but anything you spend above the cap is yours to carry. Keep a receipt that shows the shop, the date and the amount.</p>
<h2>Minutes 7 and 8: lay it against the clock</h2>
<p>The moment a brand chooses you, the money goes on hold and the clock starts. Keep these in mind with your calendar open.</p>
<ul>
<li>Chosen or invited: reply within 72 hours.</li>
<li>More than 72 hours past the draft date with nothing ever sent: the brand can cancel with a full refund.</li>
<li>Draft approved: post and add the link within 72 hours.</li>
<li>Insights: 24 hours for a story, 3 days for everything else.</li>
</ul>
<p>If you already know you have exams or you're away next week, don't apply yet. Not applying costs you nothing. Leaving a job you've accepted counts in your reliability.</p>
<h2>Minutes 9 and 10: look for warning signs</h2>
<p>A good brief says what it needs and leaves the storytelling to you. If you see any of these, ask first or walk past.</p>
<ul>
<li>You're asked to promise results you haven't seen: whiter in three days, cured for good, guaranteed profit.</li>
<li>You're asked to leave out the disclosure tag on paid work.</li>
<li>You're asked to send money or a one-time code outside the platform.</li>
<li>The rights cover all media, but the pay is what a post on your own channel would get.</li>
</ul>
<h2>Three questions that make an application look professional</h2>
<p>I always attach questions, never more than three, and each one proves I've read the brief. For example:</p>
<blockquote>You'd like the texture to show clearly. Could I film a drop on the back of my hand in sunlight instead of on my face? And is “dewy” fine in the caption, or should I avoid it?</blockquote>
<p>It lets the brand picture the clip before they choose, and it saves you guessing on the day. Open the <a href="/en/jobMarketBoard">job market</a>, practise on one brief, then read <a href="/en/articles/detail/draft-that-passes-first-time">how to make a draft that passes the first time</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'skincare',
      alt: {
        th: 'ภาพวาดขวดเซรั่มกับใบไม้ ตัวอย่างสินค้าในบรีฟ',
        en: 'Drawing of a serum bottle and leaves, the kind of product a brief describes',
      },
    },
    category: 8,
    tags: ['beauty', 'lifestyle'],
    author: FAH,
  },
}
