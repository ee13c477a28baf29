import type { OwnPackage } from './build-package.ts'

/** Packages for additional platforms and post types. */
export const BY_PLATFORM: readonly OwnPackage[] = [
  {
    slug: 'lemon8-15',
    daysAgo: 120,
    cover: ['health', 'ของใช้ประจำวันจัดวางบนผ้าสีอ่อน', 'Everyday things laid out on pale cloth'],
    title: { th: 'โพสต์ภาพ Lemon8 15 ชิ้น', en: '15 Lemon8 photo posts' },
    summary: {
      th: 'รีวิวภาพพร้อมคำบรรยายละเอียด 15 ชิ้นจากนาโนครีเอเตอร์ ให้คนที่กำลังค้นหาเจอสินค้าของคุณไปอีกหลายสัปดาห์',
      en: '15 picture reviews with careful captions by nano creators, found for weeks by people who are already searching.',
    },
    audience: 'brand',
    tier: 'nano',
    channelType: 'LEMON8',
    postType: 'photoPost',
    followers: [1_000, 10_000],
    objective: 2,
    units: 15,
    each: [630, 70],
    includes: [
      { th: 'โพสต์ภาพ Lemon8 15 ชิ้น อย่างน้อย 4 ภาพต่อชิ้น', en: '15 Lemon8 posts with at least 4 pictures each' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 1,000–10,000 คน', en: 'Creators with 1,000 to 10,000 followers' },
      { th: 'คำค้นที่คุณเลือกอยู่ในหัวข้อโพสต์', en: 'Search words of your choice in the headline' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้งต่องาน', en: 'Revisions included per job: {$revisions}' },
    ],
    body: {
      th: `
<p>คนเปิด Lemon8 เหมือนเปิดสมุดจดของเพื่อน เขาพิมพ์ว่ากำลังหาอะไร แล้วอ่านยาวกว่าที่อื่น โพสต์ที่เขียนดีจึงยังมีคนอ่านไปอีกนานหลังวันโพสต์</p>
<h2>ภาพสี่ภาพ เหตุผลหนึ่งข้อ</h2>
<p>แต่ละโพสต์มีภาพสินค้าในมือ ภาพขณะใช้ ภาพรายละเอียดที่คนสงสัย และภาพเทียบขนาด คำบรรยายบอกว่าใครเหมาะและใครไม่เหมาะ บรีฟกำหนดคำค้นได้สามคำ ครีเอเตอร์จะเลือกคำที่เข้ากับเรื่องของเขาไปใส่ในหัวข้อ</p>
<h2>ค่าใช้จ่าย</h2>
<ul>
<li>10,500 บาทสำหรับ 15 งาน บวก VAT 7% อีก 735 บาทเมื่อซื้อ</li>
<li>งานละ 700 บาท เป็นค่าจ้าง 630 บาทและค่าบริการ 70 บาท</li>
<li>สิทธิ์อยู่ได้ 6 เดือน แยกจากยอดเครดิต</li>
</ul>
<h2>แนะนำให้ใช้แบบนี้</h2>
<p>รวบรวมคำถามจากแชตก่อนเขียนบรีฟ ให้แต่ละคนตอบคนละหนึ่งคำถาม จะได้โพสต์สิบห้าแบบที่ไม่ซ้ำกันและครอบคลุมคำค้นกว้าง หลังโพสต์ขึ้นครบ ขอสิทธิ์นำภาพไปใช้ในหน้าสินค้าได้ถ้าระบุไว้ในบรีฟตั้งแต่แรก</p>
<p>แบรนด์กระเป๋ารายหนึ่งทำแบบนี้และลดคำถามเรื่องขนาดในแชตลงได้มาก อ่านต่อใน<a href="/th/caseStudy/detail/phaengprod-one-bag-lookbook">กรณีศึกษา</a></p>`,
      en: `
<p>People open Lemon8 the way they'd open a friend's notebook. They type what they're looking for, and they read for longer than they do elsewhere. A well-written post keeps working long after the day it went up.</p>
<h2>Four pictures, one reason</h2>
<p>Each post shows the product in the hand, in use, in close-up, and next to something for scale. The caption says who it suits and who it doesn't. Your brief can name three search words, and creators put the ones that fit their story in the headline.</p>
<h2>What it costs</h2>
<ul>
<li>THB 10,500 for 15 jobs, plus THB 735 of VAT (7%) when you buy.</li>
<li>THB 700 a job: THB 630 in pay, THB 70 for the service fee.</li>
<li>Valid for 6 months, kept apart from your credits.</li>
</ul>
<h2>A good way to use it</h2>
<p>Collect the questions from your chat before you write the brief and give each creator one to answer. You'll get fifteen posts that don't repeat each other and cover a wide range of searches. You can put the pictures on your product page afterwards, as long as the brief asked for those rights at the start.</p>
<p>A bag brand did just that and was asked far less often about size. Read the <a href="/en/caseStudy/detail/phaengprod-one-bag-lookbook">case study</a>.</p>`,
    },
  },
  {
    slug: 'page-8',
    daysAgo: 104,
    cover: ['noodles', 'ชามเตี๋ยวกับโทรศัพท์เปิดเพจ', 'A noodle bowl beside a phone with a Page open'],
    title: { th: 'เพจ Facebook 8 เพจ', en: '8 Facebook Pages' },
    summary: {
      th: 'โพสต์ภาพบนเพจ Facebook ระดับไมโคร 8 เพจ เข้าถึงคนวัยทำงานและพ่อแม่ที่อ่านคอมเมนต์ก่อนกดลิงก์',
      en: 'Photo posts on 8 micro Facebook Pages, for working people and parents who read the comments before they tap.',
    },
    audience: 'brand',
    tier: 'micro',
    channelType: 'FACEBOOK_PAGE',
    postType: 'photoPost',
    followers: [10_000, 50_000],
    objective: 3,
    units: 8,
    each: [3_000, 300],
    includes: [
      { th: 'โพสต์ภาพบนเพจ Facebook 8 ชิ้น', en: '8 photo posts on Facebook Pages' },
      { th: 'เพจที่มีผู้ติดตาม 10,000–50,000 คน', en: 'Pages with 10,000 to 50,000 followers' },
      { th: 'ลิงก์ติดตามในคอมเมนต์แรก', en: 'A tracking link in the first comment' },
      { th: 'เจ้าของเพจตอบคอมเมนต์ 48 ชั่วโมงแรก', en: 'The Page answers comments for the first 48 hours' },
    ],
    body: {
      th: `
<p>ลูกค้าวัยสี่สิบห้าขึ้นไปไม่ได้หายไปไหน เขาอยู่ในเพจทำอาหาร เพจเลี้ยงหลาน เพจข่าวอำเภอ และส่งต่อกันในกลุ่มครอบครัว แพ็กเกจนี้พาคุณเข้าไปคุยในบ้านของเขา แปดหลังพร้อมกัน</p>
<h2>ทำไมต้องเป็นคอมเมนต์</h2>
<p>บนเพจขนาดกลาง คนเชื่อคำตอบใต้โพสต์พอ ๆ กับตัวโพสต์ เราจึงขอให้เจ้าของเพจอยู่ตอบ 48 ชั่วโมงแรก และใส่ลิงก์ติดตามไว้ที่คอมเมนต์แรกเพื่อให้คนเจอง่าย คำถามที่ตอบไม่ได้ เจ้าของเพจจะส่งต่อให้คุณ</p>
<h2>ในงบ 26,400 บาท</h2>
<table>
<thead><tr><th scope="col">รายการ</th><th scope="col">ต่อเพจ</th></tr></thead>
<tbody>
<tr><th scope="row">ค่าจ้าง</th><td>3,000 บาท</td></tr>
<tr><th scope="row">ค่าบริการ</th><td>300 บาท</td></tr>
<tr><th scope="row">รวม ยังไม่รวม VAT</th><td>3,300 บาท</td></tr>
</tbody>
</table>
<h2>ขั้นตอนโดยย่อ</h2>
<p>เลือกกลุ่มอายุและจังหวัดของผู้ชมในเงื่อนไขแคมเปญ ดูคะแนนความตรงของแต่ละเพจ แล้วรับเข้าร่วมงาน ส่งของให้ภายใน 5 วัน ตรวจดราฟต์ ขอแก้ได้ {$revisions} ครั้ง โพสต์ขึ้นแล้วรอดูคลิก สิทธิ์ที่ยังไม่ใช้เก็บไว้ได้ถึง 6 เดือนนับจากวันซื้อ</p>
<p>ถ้าสินค้าเกี่ยวกับสุขภาพ อ่าน<a href="/th/caseStudy/detail/samunprai-warm-compress-office">กรณีศึกษาลูกประคบ</a>ก่อน จะเห็นวิธีเขียนบรีฟที่ไม่เสี่ยง</p>`,
      en: `
<p>Customers over forty-five haven't gone anywhere. They're on cooking Pages, grandparents' Pages and district news Pages, and they pass things on in family groups. This package takes you into eight of those living rooms at once.</p>
<h2>Why the comments matter</h2>
<p>On a Page of this size, people trust the replies as much as the post. So the owner stays to answer for the first 48 hours, with your tracking link in the first comment where it's easy to find. Questions they can't answer come to you.</p>
<h2>What THB 26,400 pays for</h2>
<table>
<thead><tr><th scope="col">Item</th><th scope="col">A Page</th></tr></thead>
<tbody>
<tr><th scope="row">Pay</th><td>THB 3,000</td></tr>
<tr><th scope="row">Service fee</th><td>THB 300</td></tr>
<tr><th scope="row">Total, VAT excluded</th><td>THB 3,300</td></tr>
</tbody>
</table>
<h2>The steps in short</h2>
<p>Set the audience's age and province in your criteria, compare match scores, and accept the Pages you like. Ship within 5 days, and review the drafts (revisions included: {$revisions}). Then the posts go up and the clicks come in. Jobs you haven't used keep for 6 months from purchase.</p>
<p>If your product has to do with health, read the <a href="/en/caseStudy/detail/samunprai-warm-compress-office">herbal compress case</a> first. It shows how to write a brief that stays out of trouble.</p>`,
    },
  },
  {
    slug: 'reel-6',
    daysAgo: 88,
    cover: ['travel', 'ชายหาดยามเย็นในกรอบแนวตั้ง', 'An evening beach in a tall frame'],
    title: { th: 'รีล Instagram 6 ชิ้น', en: '6 Instagram reels' },
    summary: {
      th: 'รีลจากมิดเทียร์ครีเอเตอร์ 6 คน งานภาพสวยพอจะเป็นหน้าร้าน และมีคนคุยใต้โพสต์จริง',
      en: 'Reels by 6 mid-tier creators: good-looking enough for your shop window, with real talk underneath.',
    },
    audience: 'brand',
    tier: 'mid',
    channelType: 'INSTAGRAM',
    postType: 'reel',
    followers: [50_000, 100_000],
    objective: 4,
    units: 6,
    each: [10_000, 1_000],
    includes: [
      { th: 'รีล Instagram 6 ชิ้น คนละ 1 ชิ้น', en: '6 Instagram reels, one each' },
      { th: 'ครีเอเตอร์ที่มีผู้ติดตาม 50,000–100,000 คน', en: 'Creators with 50,000 to 100,000 followers' },
      { th: 'ขอแก้ดราฟต์ได้ {$revisions} ครั้งต่องาน', en: 'Revisions included per job: {$revisions}' },
      { th: 'อินไซต์ภายใน 3 วันหลังโพสต์', en: 'Insights within 3 days of posting' },
    ],
    body: {
      th: `
<p>ระหว่างความเป็นกันเองของไมโครครีเอเตอร์กับงานภาพของโฆษณาเต็มตัว มีคนกลุ่มหนึ่งที่ทำได้ทั้งสองอย่าง รีลของเขาดูดีบนหน้าโปรไฟล์แบรนด์ แต่ยังเป็นเสียงของคนคนหนึ่ง ไม่ใช่สปอตโฆษณา</p>
<h2>ใช้ตอนไหน</h2>
<ul>
<li>เปิดคอลเลกชัน ห้องพัก หรือเมนูประจำฤดู</li>
<li>ต้องการให้คนบันทึกและส่งต่อ มากกว่าดูผ่าน</li>
<li>อยากได้วิดีโอไปวางหน้าร้านออนไลน์ต่อ</li>
</ul>
<h2>ราคาที่แยกให้เห็น</h2>
<p>66,000 บาท ยังไม่รวม VAT เท่ากับงานละ 11,000 บาท ครีเอเตอร์ได้ค่าจ้าง 10,000 บาท อีก 1,000 บาทเป็นค่าบริการ หากต้องการนำรีลไปใช้ในโฆษณา เขียนขอบเขตและวันสิ้นสุดของสิทธิ์ในบรีฟ แล้วครีเอเตอร์จะเห็นก่อนสมัคร</p>
<h2>จากบรีฟถึงโพสต์</h2>
<p>กำหนดอารมณ์และข้อห้าม ไม่ต้องเขียนบทพูด แนบภาพตัวอย่างได้ แล้วเลือกหกคนที่สไตล์ต่างกันเพื่อให้แต่ละรีลไม่แย่งกันเอง ดราฟต์ตรวจภายใน 72 ชั่วโมง เมื่อผ่าน ครีเอเตอร์โพสต์และใส่ลิงก์ภายในอีก 72 ชั่วโมง จากนั้นระบบตรวจโพสต์และเก็บอินไซต์ให้คุณเทียบกันทีละคน</p>
<p>ใช้ไม่หมดในรอบเดียวไม่เป็นไร สิทธิ์อยู่ได้ 6 เดือน อยากเลือกเป็นรายคนแทน ดู<a href="/th/Marketer/influencerPackage">แพ็กเกจตามครีเอเตอร์</a></p>`,
      en: `
<p>Somewhere between a micro creator's ease and the polish of a full advertisement, there's a group that does both. Their reels look right at home on a brand's profile, yet each one still sounds like a person.</p>
<h2>When to use it</h2>
<ul>
<li>You're launching a collection, a room or a seasonal menu.</li>
<li>You'd like people to save and share, not just scroll past.</li>
<li>You need video for your own shop afterwards.</li>
</ul>
<h2>A price you can take apart</h2>
<p>THB 66,000, VAT excluded, which is THB 11,000 a job. The creator is paid THB 10,000, and THB 1,000 is the service fee. If you plan to advertise with the reels, state the scope and end date of the rights in your brief, so creators see it before they apply.</p>
<h2>From brief to post</h2>
<p>Describe a mood and your don'ts rather than a script, and attach reference pictures if you have them. Then choose six people with different styles, so the reels don't compete with each other. Drafts are reviewed within 72 hours. After approval the creator has another 72 to post and add the link. We check the post and collect the insights for you to compare, person by person.</p>
<p>It's fine not to use all six at once, as they're valid for 6 months. To choose by person instead, see <a href="/en/Marketer/influencerPackage">packages by creator</a>.</p>`,
    },
  },
]
