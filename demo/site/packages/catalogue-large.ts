import type { PackageTexts } from './build-package.ts'

/** Few large posts: long videos, live streams, one well-known creator. */
export const LARGE: readonly PackageTexts[] = [
  {
    slug: 'mid-5',
    daysAgo: 210,
    cover: ['tech', 'กล้องและไมโครโฟนบนโต๊ะถ่ายวิดีโอ', 'A camera and microphone on a filming desk'],
    summary: {
      th: 'วิดีโอยาวบน YouTube 5 ชิ้นจากมิดเทียร์ครีเอเตอร์ เล่าเรื่องยาวขึ้น ตอบข้อสงสัยได้ครบก่อนคนตัดสินใจซื้อ',
      en: '5 YouTube videos by mid-tier creators: longer stories that answer doubts before people decide to buy.',
    },
    includes: [
      { th: 'วิดีโอ YouTube 5 ชิ้น คนละ 1 ชิ้น', en: '5 YouTube videos, one each' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 50,000–100,000 คน', en: 'Creators with 50,000 to 100,000 followers' },
      { th: 'ลิงก์ติดตามในคำอธิบายวิดีโอ', en: 'A tracking link in the video description' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้งต่องาน', en: 'Revisions included per job: {$revisions}' },
    ],
    body: {
      th: `
<p>ของที่ราคาเกินพันบาทมักไม่ได้ขายในสิบห้าวินาที คนอยากรู้ข้อเสีย อยากเห็นตอนใช้ผิด และอยากเทียบกับของที่มีอยู่ วิดีโอยาวให้พื้นที่กับคำถามเหล่านั้น และคนยังค้นเจอต่อไปอีกหลายเดือน</p>
<h2>สินค้าแบบไหนควรใช้</h2>
<p>เครื่องใช้ไฟฟ้า อุปกรณ์ คอร์สเรียน ทริปท่องเที่ยว และบริการการเงิน เป็นกลุ่มที่ได้ประโยชน์ชัดที่สุด เพราะคนดูมักหยุดวิดีโอกลางทางเพื่ออ่านรายละเอียดแล้วกลับมาดูต่อ</p>
<h2>ในแพ็กเกจ</h2>
<ul>
<li>48,000 บาท ยังไม่รวม VAT สำหรับ 5 งาน</li>
<li>งานละ 9,600 บาท เป็นค่าจ้าง 8,700 บาทและค่าบริการ 900 บาท</li>
<li>สิทธิ์ใช้ได้ 6 เดือน ทยอยลงเดือนละวิดีโอก็ได้</li>
</ul>
<h2>วิธีทำงานกับวิดีโอยาว</h2>
<p>ส่งสินค้าให้เร็วและเผื่อเวลาใช้ ดราฟต์มักมาเป็นลิงก์วิดีโอที่ยังไม่เปิดสาธารณะ คุณดูจบแล้วอนุมัติหรือขอแก้พร้อมบอกนาทีที่ต้องแก้ ราคานี้รวมการขอแก้ {$revisions} ครั้ง แนะนำให้เขียนข้อเท็จจริงที่ผิดไม่ได้ เช่น กำลังไฟ ขนาด หรือเงื่อนไขประกัน ไว้เป็นรายการสั้น ๆ ในบรีฟ แล้วปล่อยวิธีเล่าให้เจ้าของช่อง</p>
<p>ถ้าอยากได้คนที่ใหญ่กว่านี้ ดู<a href="/th/Marketer/package/detail/youtube-2">แพ็กเกจ YouTube 2 วิดีโอ</a></p>`,
      en: `
<p>Things that cost more than a thousand baht are rarely sold in fifteen seconds. People want the drawbacks, the mistakes, and a comparison with what they already own. A long video has room for all that, and goes on being found for months.</p>
<h2>Products that need it</h2>
<p>Appliances, gear, courses, trips and financial services gain the most. Viewers of these tend to pause halfway, read the details somewhere, and come back to finish.</p>
<h2>In the package</h2>
<ul>
<li>THB 48,000 for 5 jobs, VAT excluded.</li>
<li>THB 9,600 a job: THB 8,700 in pay and a THB 900 service fee.</li>
<li>Valid for 6 months, so one video a month is fine.</li>
</ul>
<h2>Working with long videos</h2>
<p>Ship early and leave time for real use. Drafts usually arrive as a link to an unlisted video. Watch it through, then approve it or ask for changes with the minute marked. Revisions included in the price: {$revisions}. Put the facts that mustn't be wrong, such as wattage, sizes or warranty terms, in a short list in the brief. Leave the storytelling to the person who owns the channel. They know where viewers drop off, and it's usually at the sentence that sounds like a brochure.</p>
<p>Want a bigger name? See the <a href="/en/Marketer/package/detail/youtube-2">two YouTube videos package</a>.</p>`,
    },
  },
  {
    slug: 'live-3',
    daysAgo: 210,
    cover: ['fashion', 'ราวเสื้อผ้าหลังโต๊ะไลฟ์', 'A rail of clothes behind a live desk'],
    summary: {
      th: 'ไลฟ์ขายของบน TikTok 3 รอบ พร้อมโค้ดส่วนลดของคุณเอง เห็นยอดการใช้โค้ดของแต่ละรอบแยกกัน',
      en: '3 live selling rounds on TikTok with your own coupon code, and the coupon count of each round on its own.',
    },
    includes: [
      { th: 'ไลฟ์ TikTok 3 รอบ', en: '3 TikTok live rounds' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 50,000 คนขึ้นไป', en: 'Creators with 50,000 followers or more' },
      { th: 'โค้ดส่วนลดแยกตามรอบ', en: 'A separate coupon code for each round' },
      { th: 'ดราฟต์ลำดับรายการก่อนไลฟ์', en: 'A running order to approve before going live' },
    ],
    body: {
      th: `
<p>ไลฟ์เป็นที่ที่คนถามแล้วได้คำตอบทันที สีนี้มีไซซ์ใหญ่ไหม ซักแล้วหดหรือเปล่า ใครตอบได้เร็วคนนั้นขายได้ แพ็กเกจนี้ให้คนที่ไลฟ์เป็นอาชีพมาตอบแทนคุณสามรอบ</p>
<h2>เตรียมอะไรบ้าง</h2>
<ol>
<li>สินค้าจริงครบทุกสีหรือทุกแบบที่จะขาย ส่งถึงมือก่อนไลฟ์อย่างน้อยห้าวัน</li>
<li>โค้ดส่วนลดและจำนวนสิทธิ์ที่พร้อมขายจริง</li>
<li>คำตอบของสิบคำถามที่ลูกค้าถามบ่อย</li>
</ol>
<h2>ตรวจอะไรก่อนออกอากาศ</h2>
<p>ไลฟ์ไม่มีวิดีโอให้ตรวจล่วงหน้า ดราฟต์จึงเป็นลำดับรายการ บอกว่าช่วงไหนพูดอะไร โชว์ชิ้นไหน และบอกโค้ดเมื่อไร คุณขอแก้ได้ {$revisions} ครั้ง เมื่ออนุมัติแล้วครีเอเตอร์ไลฟ์ตามเวลานัด ติดแฮชแท็กโฆษณา และส่งลิงก์ย้อนหลังกับอินไซต์ให้</p>
<h2>ราคา</h2>
<p>45,000 บาท ยังไม่รวม VAT เฉลี่ยรอบละ 15,000 บาท ค่าจ้าง 13,600 บาทและค่าบริการ 1,400 บาท ใช้คนเดียวสามรอบ หรือสามคนคนละรอบก็ได้ภายใน 6 เดือน</p>
<p>ถ้าเป็นครั้งแรก แนะนำให้เว้นอย่างน้อยสามวันระหว่างรอบ จะได้ปรับตามคำถามที่เจอ แบบที่<a href="/th/caseStudy/detail/sawangdee-three-live-rounds">แบรนด์ไฟวงแหวน</a>ทำ</p>`,
      en: `
<p>A live is where questions get answered on the spot. Does this colour come in large? Will it shrink? Whoever answers fastest makes the sale. With this package, people who go live for a living answer for you, three times over.</p>
<h2>What to get ready</h2>
<ol>
<li>The real product in each colour or version on sale, delivered at least five days before.</li>
<li>A coupon code, and as much stock as it promises.</li>
<li>Answers to the ten questions your customers ask most.</li>
</ol>
<h2>What you approve</h2>
<p>There's no video to check beforehand, so the draft is a running order: what's said when, which item is shown, and when the code is read out. Revisions included: {$revisions}. Once it's approved, the creator goes live at the agreed time with the disclosure tag, then sends the replay link and insights.</p>
<h2>Price</h2>
<p>THB 45,000, VAT excluded, or THB 15,000 a round: THB 13,600 in pay and a THB 1,400 service fee. Have one host do all three, or three hosts do one each, within 6 months.</p>
<p>If it's your first time, leave at least three days between rounds so you can use what people asked. That's how <a href="/en/caseStudy/detail/sawangdee-three-live-rounds">a ring-light brand</a> did it.</p>`,
    },
  },
  {
    slug: 'macro-1',
    daysAgo: 210,
    cover: ['music', 'ไมโครโฟนและหูฟังใต้ไฟเวที', 'A microphone and headphones under stage light'],
    summary: {
      th: 'วิดีโอสั้นบน TikTok 1 ชิ้นจากครีเอเตอร์ที่มีผู้ติดตามห้าแสนคนขึ้นไป หนึ่งคนที่คนจำได้ทั้งแคมเปญ',
      en: '1 short TikTok video by a creator with half a million followers or more: the face of your season.',
    },
    includes: [
      { th: 'วิดีโอสั้น TikTok 1 ชิ้น', en: '1 short TikTok video' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 500,000 คนขึ้นไป', en: 'A creator with 500,000 followers or more' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้ง', en: 'Revisions included: {$revisions}' },
      { th: 'อินไซต์ภายใน 3 วันหลังโพสต์', en: 'Insights within 3 days of posting' },
    ],
    body: {
      th: `
<p>บางครั้งคำถามไม่ใช่จะให้กี่คนพูด แต่เป็นใครพูด มาโครครีเอเตอร์หนึ่งคนทำให้สินค้าที่ไม่มีใครรู้จักกลายเป็นสินค้าที่เพื่อนเคยเห็นแล้ว ในบ่ายวันเดียว</p>
<h2>คิดก่อนซื้อสามข้อ</h2>
<ul>
<li>สต็อกพร้อมหรือยัง ความสนใจมาเป็นก้อนในสองวันแรก</li>
<li>หน้าสินค้าตอบคำถามพื้นฐานครบหรือยัง</li>
<li>มีเนื้อหาต่อยอดหรือไม่ เช่น ไมโครครีเอเตอร์ที่จะรีวิวตามในสัปดาห์ถัดไป</li>
</ul>
<h2>ราคานี้รวมอะไร</h2>
<p>85,000 บาท ยังไม่รวม VAT เป็นค่าจ้าง 77,000 บาทและค่าบริการ 8,000 บาท รวมการตรวจช่อง การตรวจดราฟต์สองรอบ การตรวจลิงก์โพสต์ และรายงานผล ถ้าจะใช้วิดีโอในโฆษณาของแบรนด์ ให้ระบุขอบเขตและวันสิ้นสุดไว้ในบรีฟตั้งแต่ต้น</p>
<h2>เลือกคนอย่างไร</h2>
<p>คุณเชิญคนที่ต้องการเอง ดูกลุ่มผู้ชม คะแนนความน่าเชื่อถือ และงานที่ผ่านมาได้ก่อน ครีเอเตอร์มีเวลาตอบ 72 ชั่วโมง ถ้าไม่ตอบ งานยกเลิกและสิทธิ์กลับมา ครีเอเตอร์ที่ปกติรับราคาสูงกว่านี้เลือกรับหรือไม่รับค่าจ้างของแพ็กเกจได้ จึงควรเตรียมชื่อสำรองไว้สองสามชื่อ</p>
<p>ไม่แน่ใจว่าควรใช้คนเดียวหรือหลายคน ลองเทียบ<a href="/th/Marketer/package">แพ็กเกจทั้งหมด</a>ตามงบ</p>`,
      en: `
<p>Sometimes the question isn't how many people should talk about you, but who. In one afternoon a macro creator can turn a product nobody knows into one that everybody's friend has seen.</p>
<h2>Three checks before you buy</h2>
<ul>
<li>Is your stock ready? Interest comes in a lump during the first two days.</li>
<li>Does your product page answer the basic questions?</li>
<li>What comes next? Micro creators reviewing it a week later, for example.</li>
</ul>
<h2>What's in the price</h2>
<p>THB 85,000, VAT excluded: THB 77,000 in pay and a THB 8,000 service fee. It covers the channel check, the included revisions ({$revisions}), the check of the live post and the report. If you'd like to use the video in your own advertising, write the scope and end date of those rights into the brief from the start.</p>
<h2>Choosing the person</h2>
<p>You invite the person you want, after a look at the audience, the authenticity score and past jobs. Creators have 72 hours to reply; silence cancels the invite and the job comes back to you. Those who usually charge more are free to accept the package's pay or decline it, so keep two or three names in reserve.</p>
<p>Can't decide between one face and many? Compare <a href="/en/Marketer/package">all packages</a> by budget.</p>`,
    },
  },
]
