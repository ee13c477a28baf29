import type { SiteItem } from '../types.ts'
import { VIEW } from './authors.ts'

export const firstPrices: SiteItem<'article'> = {
  kind: 'article',
  slug: 'set-your-first-prices',
  published: { daysAgo: 3, minute: 585 },
  doc: {
    title: {
      th: 'ตั้งราคาแรกของคุณ ให้คุ้มแรงและแบรนด์ไม่หนี',
      en: 'Set your first prices so the work pays and brands stay',
    },
    summary: {
      th: 'ยอดผู้ติดตามเป็นแค่จุดเริ่ม ราคาที่อธิบายได้มีอีก 4 ตัวคูณ มาคิดด้วยกันทีละบรรทัด จากเส้นราคาฐานจนถึงยอดที่เข้ากระเป๋าจริง',
      en: 'Followers are only the start. Four more factors make a price you can explain, line by line, down to what reaches your wallet.',
    },
    body: {
      th: `
<p>งานแรกของฉันคิดราคาแบบเดา เห็นเพื่อนที่ผู้ติดตามพอ ๆ กันรับเท่าไรก็ลดลงมานิดหนึ่ง ผลคือทำงานสามวันได้เงินน้อยกว่าค่ารถ ที่แย่กว่านั้นคือพอแบรนด์ถามว่าทำไมราคานี้ ฉันตอบไม่ได้</p>
<p>ราคาที่ดีไม่จำเป็นต้องถูก แต่ต้องมีที่มา ถ้าคุณบอกได้ว่าแต่ละบาทมาจากตรงไหน การคุยเรื่องเงินจะสั้นลงมาก</p>
<h2>เริ่มจากเส้นราคาฐาน</h2>
<p>Talad ประเมินราคาจากจำนวนผู้ติดตามก่อน โดยลากเส้นผ่านจุดเหล่านี้ ขนาดที่อยู่ระหว่างสองจุดคิดตามสัดส่วนของเส้น ตั้งแต่วันที่ 1 ธันวาคม 2569 เส้นจะใช้ราคาตลาดไทยจากผลวิเคราะห์ที่เผยแพร่เมื่อเดือนมีนาคม 2568</p>
<table>
<thead><tr><th scope="col">ผู้ติดตาม</th><th scope="col">ถึง 30 พ.ย. 2569</th><th scope="col">ตั้งแต่ 1 ธ.ค. 2569</th></tr></thead>
<tbody>
<tr><td>500 คน</td><td>500 บาท</td><td>1,200 บาท</td></tr>
<tr><td>1,000 คน</td><td>800 บาท</td><td>2,400 บาท</td></tr>
<tr><td>10,000 คน</td><td>3,500 บาท</td><td>5,000 บาท</td></tr>
<tr><td>50,000 คน</td><td>9,000 บาท</td><td>10,000 บาท</td></tr>
<tr><td>100,000 คน</td><td>14,000 บาท</td><td>13,900 บาท</td></tr>
<tr><td>500,000 คน</td><td>35,000 บาท</td><td>30,000 บาท</td></tr>
<tr><td>1,000,000 คน</td><td>90,000 บาท</td><td>100,000 บาท</td></tr>
</tbody>
</table>
<p>สังเกตว่าช่วงแรกเส้นไม่ได้ขึ้นเท่าตัวตามผู้ติดตาม ช่องที่โตจาก 10,000 เป็น 50,000 คน ใหญ่เป็น 5 เท่าของเดิม แต่ราคาฐานเป็นราว 2.6 เท่าของเดิม และตามเส้นใหม่เป็น 2 เท่า ช่องเล็กจึงไม่ได้เสียเปรียบอย่างที่คิด</p>
<h2>ตัวคูณ 4 ตัวที่ทำให้สองช่องขนาดเท่ากันราคาไม่เท่ากัน</h2>
<ol>
<li><strong>ช่องทาง</strong> Instagram คูณ 1 TikTok คูณ 0.8 YouTube คูณ 1.5 เพจ Facebook คูณ 0.8 ส่วน Lemon8 คูณ 0.5</li>
<li><strong>ชนิดโพสต์</strong> โพสต์ภาพคูณ 1 รีลหรือวิดีโอสั้นคูณ 1.2 สตอรี่คูณ 0.5 วิดีโอคูณ 1.3 ไลฟ์คูณ 1.5 และแชร์ลิงก์คูณ 0.4</li>
<li><strong>ER (อัตราการมีส่วนร่วม)</strong> เทียบกับค่าที่ดีของกลุ่มขนาดเดียวกัน แล้วถอดรากที่สอง ผลต่ำสุด 0.6 สูงสุด 1.6</li>
<li><strong>คะแนนความน่าเชื่อถือ</strong> 100 คะแนนคูณ 1 ถ้าได้ 90 คูณ 0.95 ถ้าได้ 60 เหลือ 0.80</li>
</ol>
<p>ข้อ 3 คือข้อที่คุณขยับได้เร็วที่สุด ไมโครครีเอเตอร์บน TikTok มีค่าที่ดีอยู่ที่ 7% ใครทำได้ 14% ราคาจะเป็นราว 1.41 เท่า ส่วนคนที่ได้ 3.5% จะเหลือ 0.71 เท่า ทั้งที่ผู้ติดตามเท่ากันพอดี</p>
<h2>ลองคิดหนึ่งช่อง</h2>
<p>สมมติคุณทำวิดีโอสั้นบน TikTok มีผู้ติดตาม 24,000 คน ER 9.1% คะแนนความน่าเชื่อถือ 90</p>
<table>
<thead><tr><th scope="col">บรรทัด</th><th scope="col">ค่า</th></tr></thead>
<tbody>
<tr><td>ราคาฐานถึง 30 พ.ย. 2569 ผู้ติดตาม 24,000 คน</td><td>5,850 บาท</td></tr>
<tr><td>TikTok</td><td>× 0.8</td></tr>
<tr><td>วิดีโอสั้น</td><td>× 1.2</td></tr>
<tr><td>ER 9.1% เทียบค่าที่ดี 7%</td><td>× 1.14</td></tr>
<tr><td>คะแนนความน่าเชื่อถือ 90</td><td>× 0.95</td></tr>
<tr><td><strong>ราคาประเมิน</strong></td><td><strong>6,100 บาท</strong></td></tr>
</tbody>
</table>
<p>ระบบปัดให้ลงตัวที่ 50 บาท แล้วแสดงเป็นช่วง ถ้ายืนยันความเป็นเจ้าของช่องแล้ว ช่วงคือ ±25% หรือ 4,550–7,600 บาท ถ้ายังไม่ยืนยัน ช่วงกว้างเป็น ±40% แค่เชื่อมต่อช่องให้เรียบร้อย ตัวเลขก็น่าเชื่อขึ้นแล้ว</p>
<p>ตั้งแต่ 1 ธันวาคม 2569 ราคาฐานของช่องนี้เป็น 7,290 บาท และราคาประเมินเป็น 7,600 บาท</p>
<h2>จากราคาที่ตั้ง ถึงเงินที่ได้จริง</h2>
<p>ครีเอเตอร์ไม่เสียค่าบริการ แบรนด์เป็นฝ่ายจ่ายเพิ่ม 10% สิ่งเดียวที่หักจากค่าจ้างของบุคคลธรรมดาที่อยู่ในไทยคือภาษีหัก ณ ที่จ่าย 3% เมื่อค่าจ้างตั้งแต่ 1,000 บาทขึ้นไป งาน 6,100 บาทจึงเป็นแบบนี้</p>
<ul>
<li>แบรนด์พักไว้ 6,710 เครดิต คือค่าจ้าง 6,100 กับค่าบริการ 610</li>
<li>หักภาษี 183 บาท</li>
<li>เข้ากระเป๋าคุณ 5,917 บาท</li>
</ul>
<p>ก่อนกดบันทึก ลองเอา 5,917 บาทหารด้วยชั่วโมงที่ใช้จริง นับตั้งแต่อ่านบรีฟ เดินทาง ถ่าย ตัด แก้ จนถึงส่งอินไซต์ ถ้าได้ชั่วโมงละไม่ถึงที่คุณยอมทำ แปลว่าราคายังต่ำไป หรือไม่ก็งานนี้ใหญ่เกินชนิดโพสต์ที่ตั้งไว้</p>
<h2>ตั้งแล้วปรับเมื่อไร</h2>
<p>ราคาประเมินเป็นคำแนะนำ คนตั้งราคาสุดท้ายคือคุณ ฉันใช้กติกาง่าย ๆ สามข้อ</p>
<ul>
<li>สองงานแรก ตั้งใกล้กลางช่วง เพื่อเก็บอินไซต์และให้แบรนด์เห็นว่าคุณส่งตรงเวลา</li>
<li>ถ้ามีงานเชิญเข้ามาเกินที่รับไหวสองสัปดาห์ติดกัน ขยับขึ้นทีละ 10%</li>
<li>ถ้าแบรนด์ขอนำโพสต์ไปใช้ต่อหรือยิงโฆษณา คิดเป็นส่วนเพิ่มตั้งแต่แรก อย่ารวมไว้เงียบ ๆ ในราคาเดิม</li>
</ul>
<p>อยากเห็นตัวเลขของช่องตัวเอง ใส่ลิงก์ที่หน้า <a href="/th/Influencer">สำหรับครีเอเตอร์</a> ได้เลย ไม่ต้องสมัครก่อน แล้วค่อยเทียบกับค่าจ้างจริงใน <a href="/th/jobMarketBoard">ตลาดงาน</a></p>`,
      en: `
<p>I guessed the price of my first job. I found a friend with a similar following, knocked a little off her rate and said yes. Three days of work paid less than my taxi fares. Worse, when the brand asked why that number, I had no answer.</p>
<p>A good price doesn't have to be a low one. It has to come from somewhere. Once you can say where each baht comes from, money talks get a lot shorter.</p>
<h2>Start from the base line</h2>
<p>Talad's estimate begins with followers and draws a line through these points. Sizes in between follow the slope of the line. From 1 December 2026 the line uses Thai market prices from an analysis published in March 2025.</p>
<table>
<thead><tr><th scope="col">Followers</th><th scope="col">Until 30 Nov 2026</th><th scope="col">From 1 Dec 2026</th></tr></thead>
<tbody>
<tr><td>500</td><td>THB 500</td><td>THB 1,200</td></tr>
<tr><td>1,000</td><td>THB 800</td><td>THB 2,400</td></tr>
<tr><td>10,000</td><td>THB 3,500</td><td>THB 5,000</td></tr>
<tr><td>50,000</td><td>THB 9,000</td><td>THB 10,000</td></tr>
<tr><td>100,000</td><td>THB 14,000</td><td>THB 13,900</td></tr>
<tr><td>500,000</td><td>THB 35,000</td><td>THB 30,000</td></tr>
<tr><td>1,000,000</td><td>THB 90,000</td><td>THB 100,000</td></tr>
</tbody>
</table>
<p>Notice how gently it climbs at first. Going from 10,000 to 50,000 followers makes you five times bigger, but the base price is only about 2.6 times what it was, and twice on the new line. Small channels aren't as far behind as they feel.</p>
<h2>Four factors that separate two channels of the same size</h2>
<ol>
<li><strong>Platform.</strong> Instagram × 1, TikTok × 0.8, YouTube × 1.5, Facebook Page × 0.8, Lemon8 × 0.5.</li>
<li><strong>Post type.</strong> Photo post × 1, reel or short video × 1.2, story × 0.5, video × 1.3, live × 1.5, link share × 0.4.</li>
<li><strong>ER (engagement rate).</strong> Yours is divided by a good rate for your size group, then square-rooted. The result stays between 0.6 and 1.6.</li>
<li><strong>Authenticity score.</strong> 100 points means × 1, 90 means × 0.95, and 60 drops you to × 0.80.</li>
</ol>
<p>Number 3 is the one you can move fastest. A good rate for micro creators on TikTok is 7%. Reach 14% and your price is about 1.41 times the group's; sit at 3.5% and it's 0.71, with exactly the same number of followers.</p>
<h2>One channel, worked through</h2>
<p>Say you make short videos on TikTok for 24,000 followers, with an ER of 9.1% and an authenticity score of 90.</p>
<table>
<thead><tr><th scope="col">Line</th><th scope="col">Value</th></tr></thead>
<tbody>
<tr><td>Base price until 30 Nov 2026, 24,000 followers</td><td>THB 5,850</td></tr>
<tr><td>TikTok</td><td>× 0.8</td></tr>
<tr><td>Short video</td><td>× 1.2</td></tr>
<tr><td>ER 9.1% against a good 7%</td><td>× 1.14</td></tr>
<tr><td>Authenticity score 90</td><td>× 0.95</td></tr>
<tr><td><strong>Estimate</strong></td><td><strong>THB 6,100</strong></td></tr>
</tbody>
</table>
<p>We round to THB 50 and show a range. With a verified channel it's ±25%, so THB 4,550–7,600. Unverified, it widens to ±40%. Just connecting your channel makes the figure easier to believe.</p>
<p>From 1 December 2026 this channel's base price is THB 7,290 and its estimate THB 7,600.</p>
<h2>From your price to your wallet</h2>
<p>Creators pay no service fee; the brand pays 10% on top. For an individual living in Thailand, the only thing taken off is 3% withholding tax, on jobs of THB 1,000 and up. Here's that THB 6,100 job:</p>
<ul>
<li>The brand puts 6,710 credits on hold: 6,100 for you, 610 for the fee.</li>
<li>THB 183 goes to tax.</li>
<li>THB 5,917 lands in your wallet.</li>
</ul>
<p>Before you save the price, divide THB 5,917 by the hours you'll really spend: reading the brief, travel, shooting, editing, changes and sending insights. If the hourly figure is below what you'd accept, the price is too low or the job is too big for that post type.</p>
<h2>When to change it</h2>
<p>The estimate is advice; the final price is yours. I keep three simple rules.</p>
<ul>
<li>For the first two jobs, stay near the middle of the range. You're collecting insights and proving you deliver on time.</li>
<li>When more invites arrive than you can take, two weeks running, go up by 10%.</li>
<li>If a brand wants to reuse the post or put ad money behind it, price that as an extra from the start. Don't fold it quietly into your usual rate.</li>
</ul>
<p>To see your own figures, paste your link on the <a href="/en/Influencer">creator page</a>, no sign-up needed, then compare them with the pay on the <a href="/en/jobMarketBoard">job market</a>.</p>`,
    },
    cover: {
      fileId: null,
      scene: 'car',
      alt: {
        th: 'ภาพวาดรถยนต์คันเล็กบนถนน แทนงานถ่ายรีลนอกสถานที่',
        en: 'Drawing of a small car on the road, standing for a reel shot on location',
      },
    },
    category: 8,
    tags: ['lifestyle', 'travel'],
    author: VIEW,
  },
}
