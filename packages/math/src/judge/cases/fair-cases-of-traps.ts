/** Answers that say nearly the same. A line with ~ is a question and its key; + is accepted and - is not. */
export const casesOfTraps = `
# near words and near values
Which is less, 0.4 or 3/8? ~ 3/8
- 0.4 > 3/8 so 0.4
Which is greater, 0.4 or 3/8? ~ 0.4
- 3/8 > 0.4
Is 2 a solution of x + 3 = 6? ~ No
- x + 3 = 6
Is 9 a perfect square? ~ Yes
- 8 is a perfect square
Is the triangle acute? ~ No
- acute triangle
Is the relation a function? ~ No
- a relation
Is √5 rational? ~ No
- rational
Is √4 irrational? ~ No
- irrational
Are x and y independent? ~ Yes
- dependent
Is the slope positive or negative? ~ Negative
- positive
- positive and negative
Is the graph linear or nonlinear? ~ Linear
- non-linear
Describe the correlation. ~ No correlation
- correlation
Describe the correlation. ~ Negative
- no negative correlation
Describe the association. ~ Strong positive
- weak positive
Classify the angle. ~ Right angle
- right triangle
Classify the triangle by its sides. ~ Isosceles
- not isosceles
Classify the triangle by sides and angles. ~ Right isosceles
- isosceles
Name the transformation. ~ Reflection over the x-axis
- reflection over the y-axis
Name the transformation. ~ Rotation of 90° clockwise
- rotation of 180° clockwise
Name the transformation. ~ Rotation 90° clockwise about the origin
- rotation 90°
Name the transformation. ~ Translation 3 left and 2 up
- translation 2 left and 3 up
Describe the shift. ~ 3 units left
- 3 units up
Describe the shift. ~ 3 left and 2 up
- 3 left
Describe the shift. ~ 3 left
- 3 left and 2 up
Write the converse of "If p, then q." ~ If q, then p
- if p then q
Write the inverse of "If it is red, then it stops." ~ If it is not red, then it does not stop.
- If it is red, then it does not stop.
Write the formula for the area of a circle. ~ A = πr²
- C = πr²
Find the center and radius. ~ center (1, 2), radius 3
- (1, 2), 9
- center 3, radius (1, 2)
Find the slope and y-intercept. ~ slope 2, y-intercept 3
- 3, 2
- b = 2, m = 3
Find the domain and range of y = x^2. ~ domain all real numbers, range y ≥ 0
- range all real numbers, domain y ≥ 0
Find the length and width. ~ length 8, width 5
- width 8, length 5
Find the amplitude and period of y = 2 sin x. ~ 2, 2π
- 2π, 2
Write the recursive formula. ~ a_1 = 5, a_n = a_(n-1) + 3
- a_1 = 5, a_n = 3a_(n-1)
- a_n = a_(n-1) + 3
- a_1 = 5, a_n = a_(n+1) + 3
- a_0 = 5, a_n = a_(n-1) + 3
Write the recursive formula. ~ a_1 = 5, a_n = a_(n-1) - n
- a_1 = 5, a_(n+1) = a_n - n
Find the explicit formula. ~ a_n = 3n + 1
- a(n) = 3n + 4
Write an inequality for "x is at least 4". ~ x ≥ 4
- y ≥ 4
State the range of the function. ~ y ≥ 2
- x ≥ 2
Write an equation of the line. ~ y = 3x
- 3x
Find the equation of the axis of symmetry. ~ x = 3
- y = 3
Write x^(2/3) in radical form. ~ ∛(x²)
- x^(2/3)
Write ∛x in exponential form. ~ x^(1/3)
- ∛x
What is the probability as a fraction? ~ 1/4
- 25%
What is the probability? Round to the nearest percent. ~ 33%
- 1/3
How many girls are there if there are 12 boys? ~ 15
- 12
How many solutions does it have? ~ No solution
- 1
How many solutions are there? ~ 2
- none
What is the mode of 1, 2, 2? ~ 2
- none
Solve x^2 = 25. ~ x = ±5
- positive 5
Simplify -(-3). ~ 3
- not positive 3
What type of number is -4? ~ Integer
- irrational number
Which place is the 6 in 3.246? ~ Thousandths
- thousands
Which place is the 4 in 3.246? ~ Hundredths
- hundreds
Is the sequence 2, 4, 8, ... arithmetic or geometric? ~ Geometric
- geometric, r = 3
Does y = 3(1.2)^x show growth or decay? ~ Growth
- exponential growth, 12%
Write the interval. ~ [2, 5]
- (2, 5)
Find u × v for the vectors. ~ (1, -2, 3)
- i + 2j + 3k
Find the product of the matrix and the vector. ~ [3, 7]
- [7, 3]
Find dy/dx if x^2 + y^2 = 1. ~ -x/y
- -x/√(1 - x²)
If xy = 12, find dy/dx. ~ -y/x
- -12/y²
Find the general solution of sin x = 1/2. ~ x = π/6 + 2πk, 5π/6 + 2πk, k an integer
- π/6 + 2πk
Between which two integers is √40? ~ 6 and 7
- 6 < √41 < 7.5
Two numbers add to 12 and multiply to 35. ~ 5 and 7
- both are 5
Which theorem? ~ SSS
- ASA
Which is the better buy, Brand A or Brand B? ~ Brand A
- B
Which is the better buy, Store A at $2 or Store B at $3? ~ Store A
- store B is cheaper
Where is the maximum? ~ 9 at x = 3
- 9 at x = 2
Find (f + g)(x) if f(x) = x and g(x) = 2. ~ x + 2
- f(x) = x + 2x
Tell the property. ~ Associative property of addition
- associative property of multiplication
Does it open up or down? ~ Up
- down
Is it always, sometimes or never true? ~ Sometimes
- sometimes not true
Is the function increasing or decreasing? ~ Increasing
- not increasing
Which quadrant? ~ Quadrant II
- Quadrant III
Compare with <, > or =: 3 __ 4 ~ <
- 4 < 3
- 3 > 4
Which is heavier, the red or the blue ball? ~ Red
- blue is heavier
- red and blue
Which is greater, the mean or the median? ~ Mean
- the mean is less
- mean or median
What color is most likely? ~ Red
- least likely red
Is the angle acute, right or obtuse? ~ Obtuse
- acute obtuse
Is the function even, odd, or neither? ~ Neither
- even
Name the property. ~ Commutative property of multiplication
- commutative property of addition
- associative property of multiplication
Name the transformation. ~ Reflection over the line y = x
- reflection over the line y = -x
Name the transformation. ~ Dilation with scale factor 2
- dilation with scale factor 1/2
Name the transformation. ~ Rotation of 90° clockwise about the origin
- reflection 90° clockwise about the origin
Describe the transformation. ~ Reflection over the x-axis then shift up 2
- shift up 2 then reflection over the x-axis
Describe the correlation. ~ Weak negative
- weak
How are the angles related? ~ Alternate interior
- alternate exterior angles
How are the angles related? ~ Congruent
- not congruent
How are the angles related? ~ Supplementary
- complementary
Is the sum rational or irrational? ~ Irrational
- rational
Can you solve x + 1 = x? ~ No
- x + 1 = x
Is the number 5 a factor of 20? ~ Yes
- not a factor
Is 20 a multiple of 6? ~ No
- 20 is a multiple of 6
Is 6 less than 4? ~ No
- 4 less than 6
Is -2 greater than -3? ~ Yes
- not greater than -3
Are all squares rectangles? ~ Yes
- not all squares are rectangles
Are all rectangles squares? ~ No
- all rectangles are squares
Does every line have a slope? ~ No
- every line has a slope
Write the formula. ~ V = lwh
- V = lw
Write the cost of n pens. ~ C = 3n
- C = n/3
Write the height after t seconds. ~ h = 50 - 5t^2
- 50 - 5t
Complete: 3x + __ = 3x + 7 ~ 7
- 3x + 8 = 3x + 7
Fill the blank: 12 - __ = 5 ~ 7
- 12 - 6 = 5
Write an equation: three more than a number is 9. ~ x + 3 = 9
- 3n = 9
Write an equation for the vertical line through (2, 5). ~ x = 2
- y = 2
What is the growth rate of y = 5(1.2)^x? ~ 20%
- 2%
Give the chance. ~ 0.05
- 0.5%
What is the center of rotation? ~ The origin
- (0, 1)
Find the interval. ~ (2, 5)
- 2 ≤ x < 5
Where is f increasing? ~ (2, 5)
- x > 2
Find the domain of the relation. ~ {1, 2}
- (1, 2)
Find the domain and range. ~ domain (0, ∞), range (-∞, ∞)
- domain (-∞, ∞), range (0, ∞)
Find the first term and common difference of 5, 8, 11. ~ a = 5, d = 3
- 3, 5
Find the quotient and remainder of 17 ÷ 5. ~ 3 R 2
- 2 R 3
Find the mean, median and mode. ~ 4, 5, 6
- 4, 6, 5
Name the triangle. ~ Right isosceles triangle
- right triangle
Name the triangle. ~ Right triangle
- right isosceles triangle
What is the limit? ~ ∞
- -infinity
What does f(x) approach as x → ∞? ~ f(x) → 0
- f(x) → ∞
What happens as x → ∞? ~ f(x) → -∞
- f(x) goes to infinity
Which ratio is adjacent over hypotenuse? ~ cosine
- cosecant
- sin
Between which two tenths is √3? ~ 1.7 and 1.8
- between 1.7 and 1.9
Tom has 5 apples and Ann has 8. How many more does Ann have? ~ 3
- Tom has 3
Tom reads 12 pages a day and Ann 10. How many does Tom read in 5 days? ~ 60
- Ann reads 60
# what is measured by its name and unit
Find the angle in degrees: cos θ = 0, 0° < θ < 180°. ~ θ = 90°
+ 90
+ theta = 90 degrees
- θ = 80°
How long is the side? ~ x = 5 cm
+ 5
+ 5 centimeters
- 5 m
- y = 5 cm
Find the area of a circle of radius 3 m in terms of π. ~ 9π m^2
+ 9pi square meters
- 9π cm^2
- 9 m^2
# fractions in words, with a hyphen
Write 0.6 as a fraction. ~ 3/5
+ three-fifths
+ three fifths
+ 6/10
- two-fifths
- five-thirds
- three-sixths
# turned brackets, square brackets and Leibniz
Write -1/2 < x ≤ 5 in interval notation. ~ (-1/2, 5]
+ ]-1/2; 5]
+ ]-1/2, 5]
- [-1/2; 5[
- ]-1/2; 5[
Find the product of the matrix [[1,2],[3,4]] and the column vector (1, 1). ~ (3, 7)
+ [3, 7]
- [7, 3]
Find the second derivative of y = x^3. ~ 6x
+ d²y/dx² = 6x
- d²y/dx² = 3x²
`;
