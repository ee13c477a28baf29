import type { PackageTexts } from './build-package.ts'

/** Many small posts: nano photos, micro videos, stories. */
export const SMALL: readonly PackageTexts[] = [
  {
    slug: 'nano-20',
    daysAgo: 210,
    cover: ['thaitea', 'ชาไทยหลายแก้วเรียงบนโต๊ะ', 'Rows of Thai tea on a table'],
    summary: {
      th: 'โพสต์ภาพ 20 ชิ้นบน Instagram ขึ้นฟีดพร้อมกันในวันเดียว จากครีเอเตอร์ช่องเล็กที่เพื่อน ๆ เชื่อใจ',
      en: '20 Instagram photo posts that fill the feed in one day, by small creators whose friends listen.',
    },
    includes: [
      { th: 'โพสต์ภาพ Instagram 20 ชิ้น คนละ 1 ชิ้น', en: '20 Instagram photo posts, one each' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 1,000–10,000 คน', en: 'Creators with 1,000 to 10,000 followers' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้งต่องาน', en: 'Revisions included per job: {$revisions}' },
      { th: 'ตรวจลิงก์โพสต์และแฮชแท็กโฆษณาให้', en: 'Post link and disclosure tag checked for you' },
    ],
    body: {
      th: `
<p>ครีเอเตอร์หนึ่งคนที่มีผู้ติดตามแสนคน กับยี่สิบคนที่มีเพื่อนจริงคนละไม่กี่พัน ให้ผลคนละแบบ แพ็กเกจนี้เลือกแบบหลัง ในวันเดียวกันผู้คนในย่านเดียวกันจะเห็นสินค้าของคุณจากหลายหน้า หลายโต๊ะ หลายมุมแสง</p>
<h2>เหมาะกับใคร</h2>
<ul>
<li>ร้านที่เปิดสาขาใหม่และอยากให้คนแถวนั้นรู้</li>
<li>แบรนด์ที่ต้องการภาพใช้จริงจำนวนมากในงบจำกัด</li>
<li>สินค้าที่ราคาไม่สูง ลองซื้อได้โดยไม่ต้องคิดนาน</li>
</ul>
<h2>ในราคา 18,000 บาท</h2>
<p>เฉลี่ยงานละ 900 บาท เป็นค่าจ้างครีเอเตอร์ 810 บาท และค่าบริการ 90 บาท เมื่อซื้อ บวก VAT 7% อีก 1,260 บาท ได้ใบกำกับภาษีทันที สิทธิ์ใช้ได้ 6 เดือนนับจากวันซื้อ จะใช้ครบในวันเดียวหรือแบ่งเป็นสองแคมเปญก็ได้</p>
<h2>ขั้นตอน</h2>
<ol>
<li>เขียนบรีฟและเลือกวันโพสต์ แล้วส่งให้ทีมงานตรวจ</li>
<li>เลือกจากใบสมัครที่ตรงเงื่อนไข รับหนึ่งคน ระบบพักสิทธิ์ไว้ 1 งาน</li>
<li>ตรวจดราฟต์ภายใน 72 ชั่วโมง ถ้าไม่ตอบ ระบบอนุมัติให้</li>
<li>ดูผลรวมทั้ง 20 โพสต์ในรายงานเดียว</li>
</ol>
<p>งานไหนยกเลิกก่อนเริ่มทำดราฟต์และได้รับคืนเต็มจำนวน คุณได้สิทธิ์คืนและใช้ต่อได้อย่างน้อย 30 วัน อ่านตัวอย่างจริงได้ใน<a href="/th/caseStudy/detail/chadee-coconut-foam-weekends">กรณีศึกษาของร้านชา</a></p>`,
      en: `
<p>One person with a hundred thousand followers and twenty people with a few thousand friends each will do different things for you. This package is the second kind. On one day, people in one neighbourhood see your product on many tables, in many hands, in every sort of light.</p>
<h2>Who it suits</h2>
<ul>
<li>Shops opening a branch that want the street to know.</li>
<li>Brands that need a lot of real-life pictures on a small budget.</li>
<li>Products cheap enough to try without a second thought.</li>
</ul>
<h2>What THB 18,000 pays for</h2>
<p>Each job comes to THB 900: THB 810 for the creator and a THB 90 service fee. VAT of 7%, THB 1,260, is added when you buy, with a tax invoice straight away. Your jobs are valid for 6 months from purchase, whether you use them in a day or across two campaigns.</p>
<h2>How it runs</h2>
<ol>
<li>Write the brief, choose a posting day and send it for review.</li>
<li>Choose from matching applications. Each creator you accept puts one job on hold.</li>
<li>Review drafts within 72 hours; after that they're approved for you.</li>
<li>See all 20 posts in one report.</li>
</ol>
<p>If a job is cancelled with a full refund, it comes back to your balance for at least 30 more days. For a real example, read <a href="/en/caseStudy/detail/chadee-coconut-foam-weekends">how a tea chain used it</a>.</p>`,
    },
  },
  {
    slug: 'micro-10',
    daysAgo: 210,
    cover: ['skincare', 'ขวดสกินแคร์วางข้างโทรศัพท์ที่กำลังอัดวิดีโอ', 'Skincare beside a phone that is filming'],
    summary: {
      th: 'วิดีโอสั้นบน TikTok 10 ชิ้นจากไมโครครีเอเตอร์ รีวิวลึกจากคนที่ใช้จริง แพ็กเกจที่เราแนะนำให้เริ่ม',
      en: "10 short TikTok videos by micro creators: deep, believable reviews. It's where we'd start.",
    },
    includes: [
      { th: 'วิดีโอสั้น TikTok 10 ชิ้น คนละ 1 ชิ้น', en: '10 short TikTok videos, one each' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 10,000–50,000 คน', en: 'Creators with 10,000 to 50,000 followers' },
      { th: 'คะแนนความตรงและเหตุผลของผู้สมัครทุกคน', en: 'A match score with reasons for each applicant' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้งต่องาน', en: 'Revisions included per job: {$revisions}' },
      { th: 'รายงานการเข้าถึง คลิก และต้นทุนต่อผลลัพธ์', en: 'A report on reach, clicks and cost per result' },
    ],
    body: {
      th: `
<p>สิบคนกำลังพอดีสำหรับการทดลอง มากพอจะเห็นว่าคำพูดแบบไหนได้ผล และน้อยพอที่คุณจะดูดราฟต์เองได้ทุกชิ้น ครีเอเตอร์ระดับนี้ยังตอบคอมเมนต์ด้วยตัวเอง คำถามที่คนถามใต้วิดีโอจึงกลายเป็นข้อมูลสำหรับหน้าสินค้าของคุณด้วย</p>
<h2>ใช้แล้วคุ้มเมื่อ</h2>
<p>สินค้าต้องใช้เวลาลอง ต้องเห็นเนื้อสัมผัส ได้ยินเสียง หรือดูวิธีทำ เช่น สกินแคร์ อาหารพร้อมปรุง ของใช้ในบ้าน และแอป ถ้าสินค้าเล่าจบได้ในภาพเดียว <a href="/th/Marketer/package/detail/nano-20">แพ็กเกจนาโน</a>ประหยัดกว่า</p>
<h2>เงินของคุณไปที่ไหน</h2>
<table>
<thead><tr><th scope="col">รายการ</th><th scope="col">ต่องาน</th><th scope="col">ทั้งแพ็กเกจ</th></tr></thead>
<tbody>
<tr><th scope="row">ค่าจ้างครีเอเตอร์</th><td>2,900 บาท</td><td>29,000 บาท</td></tr>
<tr><th scope="row">ค่าบริการ</th><td>300 บาท</td><td>3,000 บาท</td></tr>
<tr><th scope="row">รวม ยังไม่รวม VAT</th><td>3,200 บาท</td><td>32,000 บาท</td></tr>
</tbody>
</table>
<h2>ตั้งแต่ซื้อจนเห็นผล</h2>
<p>ซื้อแล้วสิทธิ์ 10 งานเข้าบัญชีทันที ใช้ได้ 6 เดือน สร้างแคมเปญแพ็กเกจ กำหนดวิธีส่งของ แล้วเลือกคนจากใบสมัคร ครีเอเตอร์ที่ตั้งราคาสูงกว่านี้จะเห็นค่าจ้างก่อนตัดสินใจ และเลือกรับหรือไม่รับได้เอง เมื่อดราฟต์ผ่าน ครีเอเตอร์โพสต์และใส่ลิงก์ภายใน 72 ชั่วโมง ระบบตรวจว่าโพสต์เปิดสาธารณะและติดแฮชแท็กโฆษณาครบ</p>
<p>รอบแก้เพิ่มและค่าสินค้าเบิกคืน ถ้ามี จะพักเป็นเครดิตแยกจากสิทธิ์</p>`,
      en: `
<p>Ten is a good size for a trial. It's enough to see which words work, and few enough that you can watch each draft yourself. Creators of this size still answer their own comments, so the questions under their videos tell you what your product page is missing.</p>
<h2>When it pays off</h2>
<p>Choose it when a product needs trying: a texture, a sound, a method. Skincare, cook-at-home food, household things and apps all fit. If one picture says everything, the <a href="/en/Marketer/package/detail/nano-20">nano package</a> costs less.</p>
<h2>Where your money goes</h2>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">A job</th><th scope="col">Whole package</th></tr></thead>
<tbody>
<tr><th scope="row">Creator's pay</th><td>THB 2,900</td><td>THB 29,000</td></tr>
<tr><th scope="row">Service fee</th><td>THB 300</td><td>THB 3,000</td></tr>
<tr><th scope="row">Total, VAT excluded</th><td>THB 3,200</td><td>THB 32,000</td></tr>
</tbody>
</table>
<h2>From purchase to results</h2>
<p>The 10 jobs land in your account at once and last 6 months. Build a package campaign, choose how the product gets there, and choose from the applications. Creators who normally charge more see the pay before they decide, and can accept or decline. Once a draft is approved, the creator posts and adds the link within 72 hours; we check that it's public and carries the disclosure tag.</p>
<p>An extra revision, or a product you reimburse, is held separately as credits.</p>`,
    },
  },
  {
    slug: 'story-30',
    daysAgo: 210,
    cover: ['home', 'มือถือเปิดสตอรี่ข้างกล่องพัสดุ', 'A phone showing a story, next to a parcel'],
    summary: {
      th: 'สตอรี่ Instagram 30 ชิ้นพร้อมลิงก์ พาคนไปที่หน้าสินค้าหรือโค้ดส่วนลดในช่วงเวลาสั้น ๆ ที่คุณกำหนด',
      en: '30 Instagram stories with a link, sending people to your page or coupon in a short window that you choose.',
    },
    includes: [
      { th: 'สตอรี่ Instagram 30 ชิ้น', en: '30 Instagram stories' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 5,000–20,000 คน', en: 'Creators with 5,000 to 20,000 followers' },
      { th: 'ลิงก์ติดตามแยกตามคน', en: 'A tracking link for each creator' },
      { th: 'อินไซต์ภายใน 24 ชั่วโมงหลังโพสต์', en: 'Insights within 24 hours of posting' },
    ],
    body: {
      th: `
<p>สตอรี่อยู่แค่วันเดียว แต่เป็นที่เดียวบน Instagram ที่คนแตะแล้วไปถึงหน้าสั่งซื้อได้เลย แพ็กเกจนี้จึงไม่ได้เน้นภาพสวย แต่เน้นพาคนดูไปให้ถึงตะกร้าสินค้า</p>
<h2>จังหวะที่ใช้ได้ดี</h2>
<ul>
<li>48 ชั่วโมงก่อนโปรโมชันหมดเขต</li>
<li>วันเปิดจองหรือวันของเข้าใหม่</li>
<li>เตือนซ้ำหลังรีลหรือวิดีโอสั้นขึ้นไปแล้ว</li>
</ul>
<h2>สิ่งที่ได้ต่อหนึ่งสตอรี่</h2>
<p>ครีเอเตอร์ถ่ายสินค้าในบ้านหรือที่ทำงานของตัวเอง พูดหรือพิมพ์เหตุผลหนึ่งข้อ ใส่สติกเกอร์ลิงก์ที่เป็นลิงก์ติดตามของเขา และติดแฮชแท็กโฆษณาให้เห็นชัด หลังครบเวลา เขาส่งอินไซต์ภายใน 24 ชั่วโมง คุณจึงเห็นว่าใครพาคนมาเท่าไร</p>
<h2>ราคาและการใช้สิทธิ์</h2>
<p>รวม 21,000 บาทสำหรับ 30 งาน ยังไม่รวม VAT ตกงานละ 700 บาท แบ่งเป็นค่าจ้าง 630 บาทและค่าบริการ 70 บาท จะใช้ทีเดียวหรือแบ่งเป็นสามรอบ รอบละสิบชิ้นในช่วง 6 เดือนก็ได้ หลายแบรนด์เก็บสิบสิทธิ์สุดท้ายไว้ใช้กับคนที่ได้คลิกดีที่สุดจากรอบแรก</p>
<p>ดราฟต์ของสตอรี่สั้น ตรวจเร็วกว่าโพสต์อื่น แต่กติกาเดิมยังใช้อยู่ คือขอแก้ได้ {$revisions} ครั้ง และถ้าคุณเงียบครบ 72 ชั่วโมง ระบบอนุมัติให้ มีข้อสงสัยเรื่องลิงก์หรือโค้ด <a href="/th/contact">ถามเรา</a>ก่อนซื้อได้</p>`,
      en: `
<p>A story lives for a day, but it's the one place on Instagram where a tap goes straight to checkout. You aren't buying beauty here. You're buying the short walk from a friend's screen to a basket.</p>
<h2>Good moments for it</h2>
<ul>
<li>The last 48 hours of an offer.</li>
<li>The day bookings open or stock comes in.</li>
<li>A reminder after your reels or short videos are out.</li>
</ul>
<h2>What's in one story</h2>
<p>The creator films the product at home or at work, gives one reason to want it, adds a link sticker with a tracking link of their own, and shows the disclosure tag clearly. Insights follow within 24 hours, so you can see who sent you how many people.</p>
<h2>Price and use</h2>
<p>THB 21,000 for 30 jobs, VAT excluded. That's THB 700 each: THB 630 in pay and THB 70 for the service fee. Use them all at once, or in three rounds of ten within 6 months. Plenty of brands keep the last ten for the creators who brought the most clicks in round one.</p>
<p>Story drafts are short and quick to check, though the rules don't change. Revisions included: {$revisions}. If you're silent for 72 hours the draft is approved for you. Not sure about links or codes? <a href="/en/contact">Ask us</a> before you buy.</p>`,
    },
  },
]
