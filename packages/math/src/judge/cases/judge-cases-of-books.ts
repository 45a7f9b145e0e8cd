/**
 * Answers as books write them: functions without brackets, e, i and π beside letters, two signs at once, large numbers
 * in words, ranges of numbers by name; written like the cases of numbers. "ambiguous" expects the question back.
 */
export const casesOfBooks = String.raw`
expression | 2 ln(x)
right: ln x^2 ¦ \ln x^2 ¦ \ln x^{2} ¦ ln(x^2) ¦ 2lnx ¦ 2 ln x ¦ 2\ln x
wrong: (ln x)^2 ¦ ln^2 x ¦ ln 2x ¦ ln x + 2

expression | (ln(x))^2
right: (ln x)^2 ¦ ln^2 x ¦ \ln^2 x ¦ ln(x)^2 ¦ ln x ln x ¦ lnx·lnx
ambiguous: ln x^2 ¦ \ln x^2
wrong: ln(x^2) ¦ 2 ln x

expression | sin(x^2)
right: sin x^2 ¦ \sin x^{2} ¦ sin x²
ambiguous: sin(x)^2
wrong: sin^2 x ¦ sin²x ¦ (sin x)^2 ¦ sin 2x ¦ x sin x

expression | sin(x)^2
right: sin^2 x ¦ sin²x ¦ \sin^2 x ¦ \sin^{2}x ¦ 1 - cos^2 x ¦ (1 - cos 2x)/2 ¦ sin x sin x
ambiguous: sin x^2
wrong: cos^2 x ¦ 2 sin x

expression | arcsin(x)
right: sin^-1 x ¦ sin^{-1}(x) ¦ \sin^{-1} x ¦ sin⁻¹x ¦ asin x ¦ \arcsin x
wrong: 1/sin x ¦ csc x ¦ (sin x)^-1 ¦ sin(1/x)

expression | arctan(2x)
right: tan^-1(2x) ¦ tan⁻¹ 2x ¦ \tan^{-1}\left(2x\right) ¦ arctan 2x
wrong: cot 2x ¦ tan^-1(x)·2 ¦ arctan x

expression | sin(x)cos(x)
right: sin x cos x ¦ sinxcosx ¦ cos x sin x ¦ 1/2 sin 2x ¦ \sin x\cos x
wrong: sin(x cos x) ¦ sin x + cos x

expression | 3x^2 ln(y)
right: 3x²lny ¦ 3x^2lny ¦ ln y · 3x^2 ¦ 3x^2\ln y
wrong: 3x^2 ln(3y) ¦ 3x^2/ln y

number | 3
right: 3 ¦ 3.0
form: log_2 8 ¦ log_2(8) ¦ log2(8) ¦ log₂8 ¦ \log_{2}8 ¦ log base 2 of 8 ¦ ln e^3 ¦ \log_2 8
wrong: log_8 2 ¦ log 8 ¦ log_2 9

expression | x e^x
right: xe^x ¦ xe^{x} ¦ e^x x ¦ e^x·x ¦ x\cdot e^{x} ¦ x exp(x)
wrong: ex^x ¦ x^e^x ¦ e^(x^2) ¦ (xe)^x ¦ xe^(-x)

expression | P e^(r t)
right: Pe^{rt} ¦ Pe^(rt) ¦ Pe^(tr) ¦ P·e^(rt)
right: Pe^rt
wrong: Pe^(r+t) ¦ P(1+r)^t

expression | x^n y
right: x^n·y ¦ yx^n
ambiguous: x^ny
wrong: x^(ny) ¦ xy^n

expression | e^(2x)
right: e^{2x} ¦ (e^x)^2 ¦ e^x e^x ¦ e^(x+x) ¦ exp(2x)
ambiguous: e^2x
wrong: 2e^x ¦ e^(x^2) ¦ e^(x+2)

expression | x^(1/2)
right: √x ¦ x^0.5 ¦ x^{1/2}
ambiguous: x^1/2
wrong: x/2 ¦ x^2 ¦ 1/x^2

expression | 1/(2x)
right: \frac{1}{2x} ¦ 1/2 · 1/x ¦ 0.5x^-1
ambiguous: 1/2x
wrong: 2/x ¦ x/2 ¦ 1/2 x + 0x + 1

expression | x/2
right: 1/2x ¦ ½x ¦ 0.5x
wrong: 1/(2x) ¦ 2/x

expression | \sqrt{2x}
right: √(2x) ¦ √2√x ¦ sqrt(2x) ¦ (2x)^(1/2)
ambiguous: √2x
wrong: 2√x ¦ √2 + √x

equation | E = mc^2
right: mc^2 = E ¦ E = m c²
wrong: E = (mc)^2 ¦ E = 2mc ¦ E = mc

equation | e = c/a
right: e = c/a ¦ c/a = e
wrong: e = a/c ¦ c = e/a

expression | 5 - i
right: (3+2i)(1-i) ¦ 5-i ¦ -i + 5 ¦ 5 + (-1)i
wrong: 5+i ¦ 5 ¦ -i ¦ 1 - i ¦ (3+2i)(1+i)

number | 2i
right: 2i ¦ 2·i ¦ i·2
form: (1+i)^2 ¦ √-4 ¦ √(-4)
wrong: -2i ¦ 2 ¦ i^2 ¦ 4i ¦ √4

number | -1
right: -1
form: i^2 ¦ i² ¦ i·i
wrong: i ¦ -i ¦ 1 ¦ i^4

number | 3 + 4i
right: 3+4i ¦ 4i + 3 ¦ 3 + 4·i
form: (2+i)^2
wrong: 3-4i ¦ 7i ¦ 5 ¦ 4+3i

expression | 5
right: (2+i)(2-i) ¦ |3+4i|
wrong: (2+i)(2+i) ¦ |3+4i|^2

set | {2i, -2i}
right: ±2i ¦ x = ±2i ¦ 2i, -2i ¦ 0±2i
form: ±√-4
wrong: ±2 ¦ 2i ¦ ±4i

set | {2+3i, 2-3i}
right: 2±3i ¦ x=2±3i ¦ 2-3i, 2+3i
form: (4±6i)/2 ¦ (4±√-36)/2
wrong: -2±3i ¦ 3±2i ¦ 2+3i

set | {-4+√7, -4-√7}
right: -4±√7 ¦ (-8±√28)/2 ¦ (-8±2√7)/2 ¦ \frac{-8\pm\sqrt{28}}{2} ¦ x=-4±√7 ¦ ±√7 - 4
wrong: 4±√7 ¦ (8±√28)/2 ¦ -4±7 ¦ -4+√7

set | {√5, -√5}
right: ±√5 ¦ x=±√5 ¦ ±x = √5 ¦ ±√5 = x ¦ ±sqrt(5) ¦ -√5, √5 ¦ plus or minus √5
wrong: √5 ¦ ±5 ¦ ±√(-5)

expression | x = ±3
right: ±3 ¦ x = 3 or x = -3
wrong: 3 ¦ ±9

number | ±6
right: 6, -6 ¦ ±6 ¦ -6 and 6
wrong: 6 ¦ ±3

list | -2, 2
right: ±2 ¦ -2, 2
wrong: 2 ¦ 2, -2

expression | 2\pi r
right: 2πr ¦ 2pir ¦ 2 pi r ¦ 2π·r
unreadable: πr2
wrong: πr^2 ¦ 2r ¦ πr

expression | \pi r^2
right: πr^2 ¦ pir^2 ¦ pi r² ¦ r^2π
wrong: (πr)^2 ¦ 2πr ¦ π^2r

scientific | 3.2 × 10^5
right: 3.2e+5 ¦ 3.2e5 ¦ 3.2E+5 ¦ 3.2 * 10 ^ 5 ¦ 3.2·10⁵ ¦ 3.2(10^5) ¦ 3.2 x 10^5
wrong: 3.2e-5 ¦ 3.2e+6

number | 0.00032
right: 3.2e-4
wrong: 3.2e+4

integer | 1000000
right: 1 million ¦ one million ¦ 1,000,000 ¦ 1000 thousand
wrong: 1 billion ¦ 10 million ¦ 1 thousand

number | 3200
right: 3.2 k ¦ 3.2k ¦ 3.2K ¦ 3.2 thousand ¦ 3,200
wrong: 32 k ¦ 3.2 ¦ 3.2 million

number | 105
right: a hundred and five ¦ one hundred five ¦ one hundred and five
wrong: a hundred fifty ¦ 1005

integer | 250000
right: 250 thousand ¦ two hundred fifty thousand
form: a quarter of a million ¦ 1/4 of a million
wrong: two hundred fifty ¦ 250 million

measure | 30 mA
right: 30 mA ¦ 0.03 A ¦ 30 milliamps
wrong: 3 A ¦ 30 A ¦ 30 mV

number | 12 | unit=N
right: 12 N ¦ 12 newtons ¦ 0.012 kN
wrong: 12 J ¦ 12 kg ¦ 12 kN

list | -1/2, 3
right: x = 3, -1/2 ¦ x=3 or x=-1/2 ¦ -1/2, 3
wrong: 3, -1/2 ¦ x = 3, 1/2

expression | 1/3 x^3 + C
right: x^3/3 + C ¦ x³/3 + c ¦ C + 1/3x^3
wrong: x^3 + C ¦ x^3/3 ¦ x^3/3 - C

number | -2 + 2√3 i
right: -2 + 2i√3
form: 4 cis 120° ¦ 4(cos 120° + i sin 120°)
wrong: 4 cis 60°

expression | a/(bc)
right: a/bc ¦ a/(bc) ¦ \frac{a}{bc} ¦ a/b/c
wrong: a/b·c ¦ ac/b ¦ bc/a

expression | ac/b
right: a/b · c ¦ c·a/b
ambiguous: a/bc
wrong: a/(bc)

radical | 2/√3
right: sec 30° ¦ 2√3/3 ¦ sec(π/6) ¦ sec π/6
wrong: sec 60° ¦ csc 30°

measure | 1 h 45 min
right: 1:45 ¦ 105 min ¦ 1.75 h ¦ 1 h 45
wrong: 1:54 ¦ 45:1 ¦ 1.45 h

measure | 3 min 20 s
right: 3:20 ¦ 200 s ¦ 3 minutes and 20 seconds
wrong: 3:02 ¦ 3 h 20 min ¦ 3.2 min

measure | 7 ft 4 in
right: 7 feet, 4 inches ¦ 88 in ¦ 7'4"
wrong: 4 feet, 7 inches ¦ 7 feet, 4 feet

expression | tan(θ)/2
right: tan θ/2 ¦ 1/2 tan θ
wrong: tan(θ/2)

equation | f^{-1}(x) = (x-3)/2
right: f⁻¹(x) = (x-3)/2 ¦ f^-1(x) = x/2 - 3/2
form: (x-3)/2
wrong: 2x+3 ¦ f(x) = (x-3)/2 + 1

money | $2,500,000
right: $2.5 million ¦ 2.5 million dollars ¦ $2,500,000 ¦ 2500000
wrong: $2.5 ¦ $25 million ¦ $2.5 billion

measure | 5 ft 3 in
right: 5'3" ¦ 5' 3" ¦ 5′3″ ¦ 5 ft 3 ¦ 5'3 ¦ 63 inches ¦ 5 1/4 ft ¦ 5 foot 3 inches
wrong: 5'4" ¦ 3'5" ¦ 5.3 ft

measure | 2 h 30 min
right: 2 hours 30 minutes ¦ 2.5 h ¦ 2 h 30 ¦ 2h30 ¦ 150 minutes ¦ 2 hrs 30 mins ¦ 2 hours and 30 minutes
wrong: 2.3 h ¦ 2 h 3 min ¦ 30 h 2 min

percent | 10%
right: 10% ¦ 10
form: 50% of 20% ¦ 50% · 20% ¦ 0.1
wrong: 1000% ¦ 70% ¦ 1%

number | 16
right: 16
form: 20% of 80 ¦ 1/5 of 80 ¦ half of 32
wrong: 20% of 8 ¦ 80% of 16

fraction | 1/6
right: 0.1666... ¦ 0.1\overline{6} ¦ 0.1(6) ¦ 0.1\dot{6} ¦ 0.1\bar{6} ¦ 0.16̅
wrong: 0.16 ¦ 0.\overline{16} ¦ 0.(16) ¦ 0.1666 ¦ 0.6(1)

interval | (-∞, ∞)
right: ℝ ¦ all real numbers ¦ All reals ¦ (-inf, inf) ¦ \mathbb{R} ¦ R ¦ any real number ¦ (-oo, oo) ¦ (-∞,0)∪[0,∞)
form: -∞ < x < ∞
wrong: (0, ∞) ¦ [0,∞) ¦ no solution ¦ (-∞,0)∪(0,∞)

set | all real numbers
right: ℝ ¦ (-∞, ∞) ¦ all real numbers ¦ x ∈ ℝ ¦ R ¦ x is any real number
wrong: {} ¦ no solution ¦ 0 ¦ x > 0 ¦ (0, ∞)

interval | (-∞, 2) ∪ (2, ∞)
form: all real numbers except 2 ¦ {x | x ≠ 2} ¦ x ≠ 2 ¦ x < 2 or x > 2
wrong: ℝ ¦ all real numbers except -2 ¦ x ≠ -2 ¦ (2, ∞)

interval | (3, ∞)
right: (3,∞)
form: {x | x > 3} ¦ {x : x > 3} ¦ x > 3
wrong: {x | x ≥ 3} ¦ {x | x < 3}

inequality | x > 3
right: {x | x > 3} ¦ {x ∈ ℝ | x > 3}
wrong: {x | x < 3}

number | 0
right: 0
form: sin 500π ¦ sin(500pi) ¦ cos(π/2) ¦ tan π ¦ cot 90°
wrong: cos 500π ¦ sin π/2 ¦ tan(π/2)

number | 1/2
right: 1/2
form: sin π/6 ¦ sin 30° ¦ cos 60° ¦ sin(13π/6) ¦ cos(π/3) ¦ -sin(7π/6)
wrong: sin π/3 ¦ cos 30° ¦ sin 30

equation | w(12.5 - w) = 25
right: 2w + 50/w = 25 ¦ 12.5w - w^2 = 25
wrong: w + 50/w = 25 ¦ 12.5 - w = 25

equation | k = y/x
right: y/x = k
wrong: y = kx ¦ kx = y ¦ x = y/k

integer | 1
form: sin^2 x + cos^2 x ¦ x/x
unreadable: x ¦ sin x

expression | tan(x)/x
right: tan x/x ¦ \frac{\tan x}{x}
wrong: tan 1 ¦ tan(x)x

expression | ln(x/2)
right: ln(x/2) ¦ ln x - ln 2 ¦ \ln\frac{x}{2}
ambiguous: ln x/2
wrong: ln x - 2 ¦ ln(2/x)

expression | ln(x)/2
right: ln x/2 ¦ 1/2 ln x ¦ ln √x ¦ (ln x)/2
wrong: ln(x/2)

expression | 2x
right: f'(x) = 2x ¦ y' = 2x ¦ dy/dx = 2x ¦ \frac{dy}{dx}=2x ¦ d/dx (x^2) = 2x ¦ f′(x) = 2x
wrong: f'(x) = x ¦ dy/dx = 2

point | (3, 4)
right: (3,4) ¦ x = 3 and y = 4
wrong: 3 or 4 ¦ x = 3 or y = 4 ¦ (4,3)

expression | \sinh(x)
right: sinh x ¦ (e^x - e^-x)/2 ¦ 1/csch x
wrong: sin x ¦ cosh x ¦ (e^x + e^-x)/2

choice | 3:45 PM
right: 3:45 p.m. ¦ 3:45pm ¦ 15:45 ¦ 3:45 ¦ 3:45 in the afternoon
wrong: 1:15 PM ¦ 3:45 AM ¦ 3:54 PM ¦ 4:45 PM

set | infinitely many solutions
right: infinite solutions ¦ infinitely many ¦ always true ¦ all real numbers ¦ ℝ
wrong: no solution ¦ 2

set | no solution
wrong: infinitely many solutions ¦ infinite solutions

equation | f(x) = x^2 - 1
right: y = x^2 - 1 ¦ f(x) = (x-1)(x+1) ¦ y = (x+1)(x-1)
form: x^2 - 1
wrong: g(x) = x^2 - 1 ¦ f^-1(x) = x^2 - 1 ¦ y = x^2 + 1

equation | f^{-1}(x) = \frac{x-3}{2}
right: y = x/2 - 3/2 ¦ f^-1(x) = (x-3)/2 ¦ f^-1 = (x-3)/2
wrong: f(x) = (x-3)/2 ¦ y = x - 3/2

expression | f'(x) = 6x - 4
right: 6x - 4 ¦ y' = 6x - 4 ¦ dy/dx = 2(3x - 2) ¦ f'(x) = 6x - 4
unreadable: f''(x) = 6x - 4
wrong: 6x + 4 ¦ f(x) = 6x - 4

point | \langle 3,-4\rangle
right: <3,-4> ¦ 3i - 4j ¦ 3\mathbf{i} - 4\mathbf{j} ¦ (3, -4) ¦ ⟨3, −4⟩ ¦ \begin{pmatrix}3\\-4\end{pmatrix}
wrong: <-4,3> ¦ 3j - 4i ¦ 3i + 4j ¦ <3,4>

list | \begin{bmatrix}1&2\\3&4\end{bmatrix}
right: [[1,2],[3,4]] ¦ [1 2; 3 4] ¦ \begin{pmatrix}1&2\\3&4\end{pmatrix}
wrong: [[1,3],[2,4]] ¦ [1 2; 4 3] ¦ [[1,2],[3,5]]

equation | y = (x+3)^2 - 7 | asked=vertex
right: y = (x+3)^2 - 7 ¦ y = (3+x)² - 7 ¦ y = -7 + (x+3)^2
form: y = x^2 + 6x + 2 ¦ y = (x+3)(x+3) - 7
wrong: y = (x-3)^2 - 7

equation | x = 8
right: x=16/2=8 ¦ x is 8 ¦ x is eight
wrong: x=16=8 ¦ x = 8 = 16/3 ¦ x is 9

expression | x^7
right: x to the 7th ¦ x to the 7th power ¦ x to the power of 7
wrong: x to the 6th

expression | x^2 + C
right: x^2 + k ¦ x^2 + c
wrong: x^2 ¦ x^2 - 2k ¦ k + x

radical | 6√2 | asked=simplified
right: 6*2^(1/2)
form: 72^(1/2) ¦ 3*8^(1/2)

radical | √5 | asked=simplified
form: 5/√5

set | all real numbers
right: every number works ¦ all numbers work
wrong: x = 0
`;
