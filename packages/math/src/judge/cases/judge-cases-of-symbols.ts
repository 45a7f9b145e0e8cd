/** Expressions, relations, sets, points and choices as students type them; written like the cases of numbers. */
export const casesOfSymbols = String.raw`
expression | 16x^12 | asked=simplified
right: 16x^12 ¦ 16 x^12 ¦ x^12*16
form: (2x^3)^4 ¦ 2^4x^12 ¦ 16(x^3)^4 ¦ 16x^5x^7
wrong: 2x^12 ¦ 16x^7

point | (3, 4) | miss=swapped:(4,3)
right: (3,4) ¦ ( 3 , 4 ) ¦ 3,4 ¦ 3, 4 ¦ x=3, y=4 ¦ y = 4 and x = 3 ¦ \left(3,4\right) ¦ (3; 4) ¦ (6/2, 4.0) ¦ （3，4）
wrong swapped: x=4 y=3 ¦ (4,3) ¦ 4,3
right: x=3 y=4 ¦ the point (3, 4) ¦ A(3,4) ¦ (x, y) = (3, 4) ¦ P = (3,4)
wrong: (3.4) ¦ {3,4} ¦ (3,-4) ¦ (3,4,5) ¦ 3 ¦ [3,4]
unreadable: (3,4 ¦ 3,4) ¦ (3,) ¦ (,4)

point | (-1.5, 0)
right: (-1 1/2, 0) ¦ (−1.5;0) ¦ (-1½, 0)
wrong: (1.5, 0) ¦ (-15, 0)
unreadable: (-1,5; 0)

point | (1, 200)
right: (1,200) ¦ (1, 200)
wrong: 1200 ¦ (12, 00)

expression | 2(x+3)
right: 2X+6 ¦ 2𝑥 + 6 ¦ two x plus six ¦ 2 times x plus 6 ¦ 2(x+3) ¦ 2x+6 ¦ 6+2x ¦ (x+3)*2 ¦ 2·(3+x) ¦ x+x+6 ¦ 2\left(x+3\right) ¦ 2*x+6 ¦ 4x/2 + 6 ¦ y = 2x+6
wrong: 2x+3 ¦ 2x-6 ¦ 2(x-3) ¦ 8x ¦ 2y+6 ¦ 12x
unreadable: 2x + 6 dollars ¦ $2x + $6 ¦ 2(x+3 ¦ 2x+ ¦ 2x6 ¦ x2+6 ¦ 2x++*6 ¦ 2x & 6

expression | 5t
right: 5 x t ¦ 5xt ¦ 5 × t ¦ t x 5
wrong: 5x ¦ 5x + t ¦ 5t^2

expression | n/4
right: N/4 ¦ n over 4 ¦ n divided by 4 ¦ ¼n ¦ 1/4 n
wrong: 4/n ¦ m/4 ¦ M/4 ¦ n squared over 4

expression | x^2 - 9
right: x squared - 9 ¦ X² − 9 ¦ x squared minus 9
wrong: x cubed - 9 ¦ 2x - 9
unreadable: x2-9

expression | x^2 - 9 | asked=factored
right: x^2 - 9
wrong: x^2+9 ¦ (x-3)^2

expression | (x-3)(x+3) | asked=factored
right: (x+3)(x-3) ¦ (x-3)(x+3) ¦ (-3+x)(3+x) ¦ -(3-x)(x+3)
form: x^2-9 ¦ x² − 9 ¦ x(x)-9
wrong: (x-3)^2 ¦ (x+9)(x-1)

expression | 4(9+2) | asked=factored
right: 4(9+2) ¦ (2+9)·4 ¦ 4*(9 + 2)
form: 44 ¦ 36+8 ¦ 2(18+4) ¦ 4*11
wrong: 4(9+8) ¦ 4(36+2)

expression | 2(x+2) | asked=factored
right: 2(x+2) ¦ (x+2)·2
form: 2x+4 ¦ (2x+4)
wrong: 2(x+4)

expression | 4x^2(x-1) | asked=factored
right: 4x^2(x-1) ¦ 4x·x(x-1)
form: 4x^3-4x^2 ¦ 4(x^3-x^2) ¦ x^2(4x-4)
wrong: 4x^2(x+1)

expression | x^2+5x+6 | asked=expanded
right: x^2+5x+6 ¦ 6+5x+x² ¦ x**2+5x+6
form: (x+2)(x+3) ¦ x(x+5)+6 ¦ x^2+2x+3x+6
wrong: x^2+6x+5 ¦ x^2+5x

expression | 5x | asked=simplified
right: 5x ¦ 5·x ¦ x*5
form: 2x+3x ¦ 10x/2 ¦ 6x-x ¦ 5(x+0)
wrong: 5x^2 ¦ 5+x ¦ 5

expression | x+1 | asked=simplified
right: x+1 ¦ 1+x
form: (x^2-1)/(x-1) ¦ (2x+2)/2
wrong: x-1

expression | 1/(x+1)
right: 1/(x+1) ¦ \frac{1}{x+1} ¦ (x+1)^-1 ¦ (x-1)/(x^2-1) ¦ 1/(1+x)
wrong: 1/x+1 ¦ x+1 ¦ 1/(x-1)

expression | x^3y^2
right: x^3y^2 ¦ y^2x^3 ¦ x³y² ¦ xxxyy ¦ x^{3}y^{2} ¦ (xy)^2x
wrong: x^2y^3 ¦ (xy)^5
unreadable: 3x2y ¦ x3y2

expression | 2^x
right: 2^x ¦ 2^{x} ¦ 2ˣ ¦ 4^(x/2) ¦ 2·2^(x-1)
wrong: x^2 ¦ 2x ¦ 2^(-x)

expression | |x-2|
right: |x-2| ¦ abs(x-2) ¦ |2-x| ¦ \left|x-2\right| ¦ sqrt((x-2)^2)
wrong: x-2 ¦ |x|-2 ¦ |x+2|
unreadable: |x-2 ¦ abs(x-2

expression | sec(x)
right: sec x ¦ 1/cos(x) ¦ \sec x ¦ sec(x) ¦ \frac{1}{\cos x} ¦ tan(x)/sin(x)
wrong: csc x ¦ cos x ¦ 5 sec

expression | cot(x)^2
right: cot^2 x ¦ cot²x ¦ cot² x ¦ (cot x)^2 ¦ csc^2 x - 1 ¦ csc²(x) − 1 ¦ 1/tan^2 x
wrong: tan^2 x ¦ cot x ¦ csc^2 x + 1

expression | cos^2 x | asked=simplified
right: cos^2 x ¦ cos²x ¦ (cos x)^2
form: 1 - sin^2 x ¦ cos x cot x sin x ¦ cos^2 x + 0 sin x
wrong: cos x

expression | 1 | asked=simplified
right: 1
form: sin^2 x + cos^2 x ¦ sec x cos x

expression | sec x | asked=simplified
right: sec x ¦ 1/cos x ¦ sec(x)
form: tan x/sin x ¦ sin x/cos x · csc x

set | {pi/6; 5pi/6}
right: π/6, 5π/6 ¦ x = pi/6 or x = 5pi/6 ¦ 5pi/6; pi/6 ¦ {π/6, 5π/6} ¦ \frac{\pi}{6}, \frac{5\pi}{6} ¦ pi/6 and 5pi/6
wrong: π/6 ¦ 30°, 150° ¦ 30°, 160° ¦ π/6, 7π/6

expression | sin(2x)
right: sin(2x) ¦ \sin 2x ¦ 2sin(x)cos(x) ¦ sin 2x
wrong: 2sin(x) ¦ sin(x)^2 ¦ cos(2x)

expression | \sqrt{x+1}
right: sqrt(x+1) ¦ √(x+1) ¦ (x+1)^(1/2) ¦ (x+1)^0.5
wrong: sqrt(x)+1 ¦ √x+1 ¦ x+1

equation | x = 4
right: X = 4 ¦ x is 4 ¦ x equals 4 ¦ x=4 ¦ 4 = x ¦ 4 ¦ x = 4.0 ¦ x=8/2
form: 2x = 8 ¦ x-4=0 ¦ x+1=5
wrong: x = 5 ¦ y = 4 ¦ x = -4 ¦ x > 4 ¦ 5
unreadable: x = ¦ x == = 4 ¦ = ¦ x 4

equation | 3x + 5 = 20
right: 5 + 3x = 20 ¦ 20 = 3X + 5 ¦ 3 * x + 5 = 20
form: x = 5 ¦ 5 = x
wrong: 3x + 20 = 5 ¦ x = 4 ¦ 3x = 20

equation | log_3(81) = x
right: x = log_3(81) ¦ log_3 81 = x
form: x = 4
wrong: 3^x = 81 ¦ log_81(3) = x

equation | y = 2x + 1
right: Y = 2X + 1 ¦ y equals 2x + 1 ¦ f(x) = 2x+1 ¦ y=2x+1 ¦ 2x - y + 1 = 0 ¦ y - 1 = 2x ¦ 2y = 4x+2 ¦ y = 1+2x ¦ -y=-2x-1 ¦ 2x+1=y
form: 2x+1
wrong: f(x) = 2x ¦ p(x) = 2x+1 ¦ y = 2x ¦ y = x+2 ¦ y = 2x - 1 ¦ x = 2y+1 ¦ y > 2x+1

equation | a^2 + b^2 = c^2
right: c^2 = a^2+b^2 ¦ a²+b²=c² ¦ a^2 = c^2 - b^2
wrong: a+b=c ¦ a^2+b^2=c ¦ a^2-b^2=c^2

inequality | x > 3
right: X > 3 ¦ x is greater than 3 ¦ x is more than 3 ¦ x ＞ 3 ¦ x>3 ¦ 3 < x ¦ x > 3.0 ¦ x \gt 3
form: 2x > 6 ¦ (3, ∞) ¦ (3, inf) ¦ -x < -3
wrong: x is at least 3 ¦ x is less than 3 ¦ x > = 3 ¦ x >= 3 ¦ x < 3 ¦ x = 3 ¦ 3 ¦ y > 3 ¦ [3,inf)

inequality | x <= -2
right: x ≦ -2 ¦ x < = -2 ¦ x is at most −2 ¦ x is less than or equal to -2 ¦ −2 ≥ x
wrong: x < -2 ¦ x is at least -2 ¦ x is less than -2
unreadable: ≤ -2

inequality | 2n + 5 <= 30
right: 2N + 5 ≤ 30 ¦ 5 + 2n <= 30 ¦ 30 ≥ 2n + 5 ¦ 2n + 5 is at most 30
form: n <= 12.5 ¦ n ≤ 25/2
wrong: 2n + 5 < 30 ¦ 2n + 5 >= 30 ¦ n >= 12.5

inequality | 1 < x <= 3
right: x > 1 & x <= 3 ¦ 1<x<=3 ¦ 1 < x ≤ 3 ¦ 3 ≥ x > 1 ¦ x>1 and x<=3 ¦ 1 \lt x \le 3
form: (1,3]
wrong: 1<=x<3 ¦ 1<x<3 ¦ x>1 or x<=3 ¦ x>1

inequality | x < -1 or x > 2
right: x<-1 or x>2 ¦ x > 2 or x < -1
wrong: -1 < x < 2 ¦ x<-1 and x>2 ¦ x<-1
form: (-∞,-1) ∪ (2,∞)

inequality | y <= 2x + 1
right: y ≤ 2x+1 ¦ 2x+1 >= y ¦ y-2x ≤ 1 ¦ -y ≥ -2x-1
wrong: y < 2x+1 ¦ y ≥ 2x+1 ¦ y = 2x+1

interval | [1, 3)
right: [1,3) ¦ [1, 3) ¦ \left[1,3\right) ¦ [1.0, 3)
form: 1<=x<3 ¦ x ≥ 1 and x < 3
wrong: (1,3] ¦ [1,3] ¦ (1,3) ¦ [1,4) ¦ 1,3
unreadable: [1,3 ¦ 1,3)

interval | [1153, 1165]
right: [1,153, 1,165] ¦ [1,153; 1,165] ¦ [1153, 1,165] ¦ [1,153, 1165]
wrong: [1,153, 1,166] ¦ (1,153, 1,165) ¦ [1,165, 1,153] ¦ [1,153]
unreadable: [1,153,1,165]

interval | [-1153, 1165)
right: [-1,153, 1,165) ¦ [−1,153, 1,165)
wrong: [1,153, 1,165) ¦ [-1,153, 1,165]

interval | (1, 200)
right: (1,200) ¦ (1, 200)
wrong: (1,200, 200) ¦ 1200

point | (2, 1500)
right: (2, 1,500) ¦ (2; 1,500) ¦ (2, 1500)
wrong: (1,500, 2) ¦ (2,150) ¦ (2, 1, 500)
unreadable: (2,1,500)

set | {5, 1150}
right: {5, 1,150} ¦ {1,150, 5}
wrong: {5,150} ¦ {5, 1,151} ¦ {5, 150}

set | {5150}
wrong: {5,150} ¦ {5, 150}

point | (1, 153, 200)
right: (1,153,200) ¦ (1, 153, 200)
wrong: (1,153, 201)

interval | (-\infty, 2] \cup (5, \infty)
right: (-oo,2] ∪ (5,oo) ¦ (-∞,2] ∪ (5,∞) ¦ (5,inf) U (-inf,2] ¦ (-infinity, 2]u(5, infinity)
form: x<=2 or x>5 ¦ [-∞,2] ∪ (5,∞)
wrong: (-∞,2) ∪ (5,∞) ¦ (-∞,2] ¦ (2,5]

interval | (3, 7)
right: (3,7) ¦ (3; 7)
form: 3 to 7 ¦ 3 < x < 7
wrong: 3 to 8 ¦ 7 to 3 ¦ [3,7]

set | x = 2, y = 5
right: (2, 5) ¦ y = 5, x = 2 ¦ x = 2 and y = 5
wrong: x = 5, y = 2 ¦ (5, 2) ¦ x = 2 ¦ x = 2 or y = 5 ¦ {2, 5, 3}

set | (3, 6) and (-1, -2)
right: (-1,-2), (3,6) ¦ (3, 6) and (-1, -2)
wrong: (6, 3), (-1, -2) ¦ (3, 6)

inequality | all real numbers except x = 3 and x = -3
right: x ≠ 3 and x ≠ -3 ¦ x ≠ ±3
form: (-∞,-3)∪(-3,3)∪(3,∞)
wrong: x ≠ 3 ¦ x ≠ ±2 ¦ x = ±3

set | all real numbers
right: infinitely many solutions
wrong: no solution

equation | x = π/6 + 2πk
right: x = π/6 + 2kπ, k ∈ Z ¦ x = π/6 + 2πn, where n is an integer
wrong: x = π/6 + πk, k ∈ Z ¦ x = π/3 + 2πn

set | {1, 2, 3}
right: x ∈ {1,2,3} ¦ 1, 2 & 3 ¦ {1,2,3} ¦ {3,2,1} ¦ 1, 2, 3 ¦ 3,1,2 ¦ \left\{1,2,3\right\} ¦ \{1,2,3\} ¦ 1; 2; 3 ¦ {1,1,2,3} ¦ 1, 2 and 3 ¦ 1, 2, and 3
form: (1,2,3)
wrong: no solution ¦ (1,2) ¦ {1,2} ¦ {1,2,4} ¦ 123 ¦ {1,2,3,4} ¦ 1
unreadable: {1,2 ¦ 1,,2 ¦ {1,2,}

set | {2, -2}
right: x=2orx=-2 ¦ x=2\lor x=-2 ¦ +-2 ¦ +/-2 ¦ x = +/- 2 ¦ plus or minus 2 ¦ x=2 x=-2 ¦ ±2 ¦ x = ±2 ¦ x=2 or x=-2 ¦ x = 2, x = -2 ¦ -2, 2 ¦ {−2, 2} ¦ 2 and -2 ¦ \pm 2
wrong: 2 ¦ -2 ¦ {2} ¦ {2,2} ¦ 4 ¦ ±4

set | {1+\sqrt{2}, 1-\sqrt{2}}
right: 1±√2 ¦ x = 1 ± √2 ¦ 1-√2, 1+√2
wrong: 1+√2 ¦ 1±2

set | {}
right: nosolution ¦ \text{no solution} ¦ no\:solution ¦ \mathrm{none} ¦ no solution ¦ No solutions ¦ none ¦ There is no solution ¦ no real solution ¦ empty set ¦ DNE ¦ Ø ¦ {} ¦ ∅ ¦ \emptyset
wrong: {0} ¦ 0

list | 1, 2, 3
right: 1, 2, 3 ¦ 1,2,3 ¦ 1;2;3 ¦ (1,2,3)
wrong: 3,2,1 ¦ 1,2 ¦ 1,2,3,4 ¦ 123

list | 100, 200, 300
right: 100,200,300 ¦ 100, 200, 300
wrong: 300, 200, 100

list | 1/2, 3/4, 1
right: 1/2, 3/4, 1 ¦ 0.5, .75, 1 ¦ ½, ¾, 1
wrong: 1, 3/4, 1/2 ¦ 1/2 3/4

choice | means | miss=other:swapped
right: means ¦ Means
wrong other: swapped
wrong: total ¦ 7

equation | y = 2x - 5 | asked=same-sides
right: y = 2x - 5 ¦ 2x - 5 = y ¦ -y = 5 - 2x ¦ y = -5 + 2x
form: 2x - y = 5 ¦ y + 5 = 2x ¦ 2y = 4x - 10
wrong: y = 2x + 5 ¦ 2x + y = 5
`;
