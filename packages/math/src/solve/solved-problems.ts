/** Typed problems of every kind, one a line as `problem → answer`. */
const solvedProblems: Readonly<Record<string, string>> = {
  arithmetic: `
3/4 + 5/6 → 19/12
2 + 3*4 → 14
(2+3)*4 - 6/2 → 17
-3^2 + 5 → -4
(-3)^2 + 5 → 14
3 - -2 → 5
1.5 * 4 + 0.25 → 6.25
2 1/3 + 1/2 → 17/6
2/3 ÷ 4/5 → 5/6
0.5 + 1/3 → 5/6
12 ÷ 4 × 3 → 9
What is 6/8? → 3/4
|-3 - 4| * 2 → 14
2^-3 → 1/8
5 - 2(3 - 7) → 13
-7 - (-3) + 2 → -2
1 ÷ 0.3 → 10/3
10 - 2(8 - 3)^2 / 5 → 0
√16 + 3 → 7
-(3 - 3) → 0
(1/2)^3 → 1/8
7/8 - 1/4 → 5/8
0.1 + 0.2 → 0.3
-2/3 · 9/4 → -3/2
3 · (1/2 + 1/3) → 5/2
100 - 99 + 98 - 97 → 2
2 1/2 ÷ 1 1/4 → 2`,
  percent: `
15% of 80 → 12
what percent of 60 is 45 → 75%
45 is what percent of 60? → 75%
18 is 30% of what number? → 60
percent change from 40 to 50 → 25% increase
percent decrease from 80 to 60 → 25% decrease
20% off 45 → 36
increase 50 by 10% → 55
decrease 200 by 15% → 170
What is 7.5% of 240? → 18
Find 125% of 16. → 20
30% of what number is 12? → 40
What percent of 8 is 1? → 12.5%
percent increase from 20 to 25 → 25% increase
percent change from 50 to 50 → no change
50 percent of 9 → 4.5
0.5% of 1,000 → 5
9 is 150% of what number? → 6
3 is what percent of 12 → 25%
reduce 90 by 1/3 percent → 897/10
percent change from 3 to 4 → 100/3% increase`,
  ratio: `
12:18 → 2 : 3
ratio of 0.5 to 2 → 1 : 4
x/6 = 10/4 → x = 15
3:4 = x:8 → x = 6
3/x = 6/8 → x = 4
5/8 = 15/x → x = 24
x/3 = 7/2 → x = 21/2
2:5 = 8:x → x = 20
(x + 1)/4 = 3/2 → x = 5
9/12 = x/20 → x = 15
4 : 6 : 10 → 2 : 3 : 5
1/2 : 3/4 → 2 : 3
ratio 45 to 60 → 3 : 4
simplify 24:36 → 2 : 3
x : 9 = 2 : 3 → x = 6
7/x = 1/3 → x = 21
1.5/2 = x/8 → x = 6
x/10 = 3/5 → x = 6
100 : 75 → 4 : 3
2/3 = 10/(x - 1) → x = 16
8 : 12 = 6 : x → x = 9`,
  'linear-equation': `
2x + 3 = 7 → x = 2
Solve for x: 2(x + 3) = 5x - 9. → x = 5
3(x - 2) = 3x + 1 → no solution
2(x+1) = 2x + 2 → all numbers
x/3 + 1/2 = 5/6 → x = 1
0.5x + 1.2 = 3.7 → x = 5
4 = 2x → x = 2
(x+1)(x+2) - x^2 = 5 → x = 1
(2x+1)/3 = (x-2)/4 → x = -2
x = x → all numbers
find x: 2x = 4 → x = 2
5 - 2x = 11 → x = -3
7(y - 1) = 4y + 8 → y = 5
-3(2 - t) = 6t → t = -2
2(3(x + 1) + 2) = 22 → x = 2
3x - 7 = 5x + 1 → x = -4
x + x + x = 21 → x = 7
4x = 6 → x = 3/2
1.2x = 6 → x = 5
9 - (x + 4) = 2 → x = 3
x/4 = -3 → x = -12
6x + 2 = 6x → no solution
x - 3/4 = 1/4 → x = 1
2x + 0.5 = 1 → x = 0.25`,
  'linear-inequality': `
-2x + 5 > 11 → x < -3
5 - x <= 2x - 4 → x ≥ 3
7 - 2(3 - x) < 4(x+1) → x > -3/2
x + 3 < 5 → x < 2
2x >= 8 → x ≥ 4
-x < 4 → x > -4
3(x - 1) <= 3x → all numbers
2x + 1 > 2x + 3 → no solution
x/2 - 1 > 3 → x > 8
10 > 4x + 2 → x < 2
-3x - 6 >= 9 → x ≤ -5
4 <= x → x ≥ 4
5(x + 2) > 3x → x > -5
0.5x < 2 → x < 4
-x/3 >= 2 → x ≤ -6
2(1 - x) < 6 → x > -2
7 >= 7 - x → x ≥ 0
x - 4 > 3x + 2 → x < -3
6 - 4x <= 2 → x ≥ 1
9x < 3 → x < 1/3`,
  system: `
x + y = 10, x - y = 2 → x = 6 and y = 4
2x + 3y = 12 and x - y = 1 → x = 3 and y = 2
y = 2x + 1, 3x + y = 11 → x = 2 and y = 5
x + y = 2; 2x + 2y = 5 → no solution
x + y = 2, 2x + 2y = 4 → infinitely many solutions: all points on x + y = 2
Solve the system: 3x - 2y = 7, 5x + 4y = 8 → x = 2 and y = -1/2
x = 3, x + y = 1 → x = 3 and y = -2
2a + b = 7, a - b = -1 → a = 2 and b = 3
y = x, y = 2x - 4 → x = 4 and y = 4
x/2 + y = 4, x - y = 2 → x = 4 and y = 2
4x + 6y = 10, 2x - 3y = -1 → x = 1 and y = 1
y = 3, 2x - y = 5 → x = 4 and y = 3
2(x + y) = 12, x - y = 0 → x = 3 and y = 3
x = 2y, x + y = 9 → x = 6 and y = 3
7x + 2y = 3, 3x + y = 1 → x = 1 and y = -2
y = x + 1, y = x + 2 → no solution
5x - y = 0, x + y = 12 → x = 2 and y = 10
0.5x + y = 3, x - y = 0 → x = 2 and y = 2
x - 2y = 4, 3x + 2y = 4 → x = 2 and y = -1
m + n = 1, m - n = 0 → m = 1/2 and n = 1/2`,
  expand: `
expand (x+1)(x-2) → x^2 - x - 2
(x+3)^2 → x^2 + 6x + 9
Expand 2x(x - 3) + 4 → 2x^2 - 6x + 4
simplify 3x + 2 - x + 5 → 2x + 7
(x+1)(x+2)(x+3) → x^3 + 6x^2 + 11x + 6
(2x - y)(x + 3y) → 2x^2 + 5xy - 3y^2
-(x - 4) + 2(x + 1) → x + 6
(x+1)^3 → x^3 + 3x^2 + 3x + 1
3(x + 4) → 3x + 12
(x - 5)(x + 5) → x^2 - 25
(2x - 3)^2 → 4x^2 - 12x + 9
-2(3 - x) → 2x - 6
x(x + 1) - x(x - 1) → 2x
(x^2 + 1)(x - 1) → x^3 - x^2 + x - 1
5a - 2b + a + 7b → 6a + 5b
(a + b)^2 → a^2 + 2ab + b^2
4x - (2x - 6) → 2x + 6
1/2(4x + 6) → 2x + 3
(x + 1)(x^2 - x + 1) → x^3 + 1
2(x + 1)(x + 2) → 2x^2 + 6x + 4
3x - 3x + 1 → 1`,
  factor: `
factor x^2 + 5x + 6 → (x + 3)(x + 2)
factor x^2 - 9 → (x - 3)(x + 3)
factor 4x^2 - 12x + 9 → (2x - 3)^2
factor 6x^2 + 11x + 3 → (2x + 3)(3x + 1)
factor 2x^2 - 7x - 15 → (2x + 3)(x - 5)
factor 3x^2 + 6x → 3x(x + 2)
factor x^3 - 6x^2 + 11x - 6 → (x - 1)(x - 2)(x - 3)
factor 2x^3 - 18x → 2x(x - 3)(x + 3)
factor -x^2 + 4x - 3 → -(x - 1)(x - 3)
factor 12x + 18 → 6(2x + 3)
factor 6x^2 - x - 2 → (2x + 1)(3x - 2)
factor 4x^2 + 10x + 6 → 2(2x + 3)(x + 1)
factor x^4 - 16 → (x - 2)(x + 2)(x^2 + 4)
factor x^3 - 8 → (x - 2)(x^2 + 2x + 4)
Factor x^2 - x - 12. → (x + 3)(x - 4)
factorise x^2 + 2x + 1 → (x + 1)^2
factor 9x^2 - 4 → (3x - 2)(3x + 2)
factor x^2 - 7x → x(x - 7)
factor 5y^2 - 20 → 5(y - 2)(y + 2)
factor x^2 + 10x + 25 → (x + 5)^2
factor 2x^2 + 5x + 2 → (x + 2)(2x + 1)`,
  quadratic: `
x^2 - 5x + 6 = 0 → x = 3 or x = 2
x^2 = 9 → x = 3 or x = -3
x^2 + 6x + 9 = 0 → x = -3
2x^2 + 3x = 5 → x = 1 or x = -5/2
x^2 + 2x - 4 = 0 → x = -1 + √5 or x = -1 - √5
Solve x^2 + 6x + 5 = 0 by completing the square → x = -1 or x = -5
Solve x^2 - 5x + 6 = 0 using the quadratic formula → x = 3 or x = 2
x^2 + 4 = 0 → no real solution; complex: x = 2i or x = -2i
x^2 + x + 1 = 0 → no real solution; complex: x = -1/2 + √3 · i/2 or x = -1/2 - √3 · i/2
(x-2)(x+3) = 0 → x = 2 or x = -3
(x-1)^2 = 8 → x = 1 + 2√2 or x = 1 - 2√2
3x^2 = 12x → x = 4 or x = 0
x(x+2) = 15 → x = 3 or x = -5
2x^2 - 4x - 3 = 0 → x = (2 + √10)/2 or x = (2 - √10)/2
x^2/2 - x = 4 → x = 4 or x = -2
x^2 - 2 = 0 → x = √2 or x = -√2
Solve 2x^2 + 8x - 10 = 0 by completing the square → x = 1 or x = -5
x^2 = 0 → x = 0
4x^2 - 1 = 0 → x = 1/2 or x = -1/2
x^2 + 3x + 1 = 0 → x = (-3 + √5)/2 or x = (-3 - √5)/2
Solve x^2 - x = 0 by factoring → x = 1 or x = 0
-x^2 + 4x = 3 → x = 3 or x = 1
(x + 2)^2 = 9 → x = 1 or x = -5
solve by factoring: x^2 - x = 6 → x = 3 or x = -2`,
  line: `
slope through (1,2) and (3,8) → 3
find the slope of the line through (1, 2) and (1, 5) → no slope: the line is vertical
line through (1,2) and (3,8) → y = 3x - 1
equation of the line with slope -1/2 through (4, 1) → y = -(1/2)x + 3
line through (0,3) and (2,3) → y = 3
slope of the line through (-1, 4) and (2, -2) → -2
What is the slope between (0, 0) and (4, 2)? → 1/2
line through (0, 0) and (1, 5) → y = 5x
line through (2, 1) and (2, 9) → x = 2
line with slope 4 through (0, -3) → y = 4x - 3
line through (-2, -1) and (2, 7) → y = 2x + 3
slope through (5, 5) and (7, 5) → 0
line through (1, 1) and (4, 3) → y = (2/3)x + 1/3
line with slope 1 through (3, 3) → y = x
slope through (1/2, 1) and (3/2, 4) → 3
line through (0, 4) and (4, 0) → y = -x + 4
slope through (-3, -3) and (-1, -7) → -2
line through (10, 0) and (0, 5) → y = -(1/2)x + 5
slope through (2, 3) and (5, 1) → -2/3
line with slope -3 through (-1, 2) → y = -3x - 1`,
  average: `
mean of 2, 4, 9 → 5
What is the median of 3, 1, 2? → 2
median of 5, 1, 8, 2 → 3.5
average of 1.5, 2.5 and 5 → 3
mean of 10, 20 → 15
mean: 1 2 3 4 → 2.5
median of 7, 7, 7 → 7
median of -3, 5, 0, -8, 2 → 0
mean of -4, 4, 6 → 2
find the mean of the numbers 3, 5, 10 → 6
median of 1/2, 1/4, 3/4 → 1/2
average of 80, 90, 100, 70 → 85
mean of 1, 2 → 1.5
median of 2, 9 → 5.5
median of 12, 15, 11, 18, 20, 14 → 14.5
mean of 0, 0, 0, 12 → 3
mean of 1/2, 1/3 → 5/12
median of 100, 1 → 50.5
average of 2.5, 3.5 → 3
the median of 4, 8, 6 → 6`,
};

type SolvedProblem = { readonly kind: string; readonly problem: string; readonly answer: string };

/** The table as rows. */
export const solvedProblemList: readonly SolvedProblem[] = Object.entries(solvedProblems).flatMap(
  ([kind, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => {
        const [problem = '', answer = ''] = line.split(' → ');
        return { kind, problem, answer };
      }),
);
